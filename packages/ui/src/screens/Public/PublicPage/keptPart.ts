import { lazy, type ComponentType } from 'react';

/**
 * Creates a part for `Kept` from a module that is loaded when it first renders. If the module cannot be
 * loaded, the part is empty.
 */
export const keptPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  part: (module: Module) => ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (module) => ({ default: part(module) }),
      () => ({ default: () => null }),
    ),
  );
