import { buildArgsParam } from 'storybook/internal/router';

type Globals = Readonly<Record<string, unknown>>;

/** Returns the address of an entry in the manager, for links on pages inside its iframe. */
export const pathAddress = (path: string) => `./?path=${path}`;

/** Returns the address of a story, or of one of its tests, in the manager. */
export const storyAddress = (id: string) => pathAddress(`/story/${id}`);

/** Returns the address of the specification, narrowed to one requirement. */
export const requirementAddress = (id: string) =>
  pathAddress(`/docs/guide-specification--docs&find=${id}`);

/** Returns the address of the product decisions, narrowed to one. */
export const decisionAddress = (number: string) =>
  pathAddress(`/docs/guide-decisions--docs&find=${number}`);

/** Returns the name of the viewport that the toolbar or the story sets; `undefined` for none. */
export const viewportOf = ({ viewport }: Globals): unknown =>
  typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;

/** Serialises the toolbars' selection as Storybook does in URLs. */
export const serialiseGlobals = (globals: Globals) => buildArgsParam({}, globals);

/**
 * Returns the URL of a story or docs page without the manager around it. Turns off features for panels: the
 * instrumentation of play functions, whose state iframes would share, and the slow accessibility checks.
 */
export function previewAddress(id: string, viewMode: string, globals: Globals) {
  const chosen = serialiseGlobals({ ...globals, a11y: { manual: true } });
  return `iframe.html?${new URLSearchParams({ id, viewMode, globals: chosen, instrument: 'false' })}`;
}
