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

/** Returns the names of the toolbars that are not at their defaults. */
export function chosenIn(globals: Globals): readonly string[] {
  const forced = Object.keys(globals['pseudo'] ?? {});
  const values: Globals = {
    ...globals,
    viewport: viewportOf(globals),
    pseudo: forced.length > 0 ? forced : undefined,
  };
  return Object.keys(defaults).filter(
    (name) => values[name] !== undefined && values[name] !== defaults[name],
  );
}
