import { lazy, type ComponentType } from 'react';

/**
 * Creates a component from a module that is loaded when it first renders. Renders nothing if the module
 * cannot be loaded, so use it for optional content only.
 */
export const optionalPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  part: (module: Module) => ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (module) => ({ default: part(module) }),
      () => ({ default: () => null }),
    ),
  );
