import { initialGlobals } from '../globals.ts';
import { viewportOf } from '../storyAddress.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Storybook's own toolbars have no default. */
const defaults: Globals = {
  ...initialGlobals,
  viewport: undefined,
  vision: undefined,
  measureEnabled: false,
  outline: false,
  pseudo: undefined,
};

/** Returns the pseudo-states that are forced; `undefined` for none. */
const pseudoOf = ({ pseudo }: Globals): unknown =>
  Object.keys(pseudo ?? {}).length > 0 ? pseudo : undefined;

const valueOf = (name: string, globals: Globals) => {
  if (name === 'viewport') return viewportOf(globals);
  return name === 'pseudo' ? pseudoOf(globals) : globals[name];
};

/** Returns the names of the toolbars that are not at their defaults. */
export const chosenIn = (globals: Globals): readonly string[] =>
  Object.keys(defaults).filter((name) => {
    const value = valueOf(name, globals);
    return value !== undefined && value !== defaults[name];
  });
