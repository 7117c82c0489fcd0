interface Named {
  readonly id?: { readonly name?: string } | null;
}

/** The properties of Babel's NodePath that are used here. */
interface NodePath {
  isFunction(): boolean;
  isProgram(): boolean;
  readonly parent: Named | undefined;
  readonly node: Named & {
    readonly body?: readonly { readonly type: string; readonly declaration?: Declaration | null }[];
  };
}

interface Declaration extends Named {
  readonly type: string;
  readonly declarations?: readonly Named[];
}

const isHook = ({ id }: Named) => /^use[A-Z]/.test(id?.name ?? '');

/** Returns the exported values of a module. Types are ignored. */
const exportedValues = ({ node }: NodePath) =>
  (node.body ?? [])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration') return [declaration];
      return declaration?.declarations ?? [];
    });

function isHookOrHookModule(path: NodePath) {
  if (path.isFunction()) return isHook(path.node) || isHook(path.parent ?? {});
  if (!path.isProgram()) return false;
  const values = exportedValues(path);
  return values.length > 0 && values.every(isHook);
}

/**
 * A Stryker plugin that ignores hooks, and modules that only export hooks, because they need
 * React's renderer and are tested by stories.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'hooks',
    value: {
      shouldIgnore: (path: NodePath) =>
        isHookOrHookModule(path) ? 'A hook: the stories show what it does.' : undefined,
    },
  },
];
