import { initialGlobals } from '../globals.ts';
import { viewportOf } from '../storyAddress.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Storybook's own toolbars have no default. */
const defaults: Globals = { ...initialGlobals, viewport: undefined, vision: undefined };

/** Returns the names of the toolbars that are not at their defaults. */
export const chosenIn = (globals: Globals): readonly string[] =>
  Object.keys(defaults).filter((name) => {
    const value = name === 'viewport' ? viewportOf(globals) : globals[name];
    return value !== undefined && value !== defaults[name];
  });
