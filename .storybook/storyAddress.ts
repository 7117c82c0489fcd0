type Globals = Readonly<Record<string, unknown>>;

/** The name of the viewport that is chosen, or that the story says; `undefined` for none. */
export const viewportOf = ({ viewport }: Globals): unknown =>
  typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;

/** The toolbars' choice as Storybook writes it into addresses; in whichever order it was made. */
const written = (globals: Globals) =>
  Object.entries({ ...globals, viewport: viewportOf(globals) })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .toSorted()
    .join(';');

/**
 * The preview's page for a story or a docs page, without the workbench around it. It serves no panel:
 * neither the one that steps through a play function, whose state frames would share, nor the one of
 * accessibility, whose checks take longer than most stories.
 */
export function previewAddress(id: string, viewMode: string, globals: Globals) {
  const chosen = written({ ...globals, 'a11y.manual': '!true' });
  return `iframe.html?${new URLSearchParams({ id, viewMode, globals: chosen, instrument: 'false' })}`;
}

/** A story's own page, without the workbench around it, as the toolbars say. */
export const storyAddress = (id: string, globals: Globals) => previewAddress(id, 'story', globals);

/** A story in the workbench, as the toolbars say. */
export const workbenchAddress = (id: string, globals: Globals) =>
  `./?path=/story/${id}&globals=${written(globals)}`;
