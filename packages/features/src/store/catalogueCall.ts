/** The dictionary of the catalogue and the denominations in local storage (CAT-09, CAT-10). */
export const catalogueName = 'TangocardCatalog';

/** POST /tango/getCatalogsForMe (CAL-39). */
export const catalogueCall = ['/tango/getCatalogsForMe', {}] as const;

/** Whether the browser has stored a catalogue, of whatever age. */
export function hasCatalogue(): boolean {
  try {
    return localStorage.getItem(catalogueName) !== null;
  } catch {
    return false;
  }
}
