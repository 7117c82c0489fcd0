interface Named {
  readonly id?: { readonly name?: string } | null;
}

/** The parts of Babel's path that are looked at. */
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

/** Values that a module gives to others; types vanish. */
const valuesOf = ({ node }: NodePath) =>
  (node.body ?? [])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration') return [declaration];
      return declaration?.declarations ?? [];
    });

function isRendered(path: NodePath) {
  if (path.isFunction()) return isHook(path.node) || isHook(path.parent ?? {});
  if (!path.isProgram()) return false;
  const values = valuesOf(path);
  return values.length > 0 && values.every(isHook);
}

/**
 * A plugin of Stryker's: leaves out hooks, which live in React's renderer and are shown by stories,
 * and modules that give nothing else to others.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'hooks',
    value: {
      shouldIgnore: (path: NodePath) =>
        isRendered(path) ? 'A hook: the stories show what it does.' : undefined,
    },
  },
];
