/** The parts of Babel's path that are looked at. */
interface NodePath {
  isFunction(): boolean;
  readonly node: { readonly id?: { readonly name?: string } | null };
  readonly parent: { readonly id?: { readonly name?: string } | null };
}

/** A plugin of Stryker's: leaves out hooks, which live in React's renderer and are shown by stories. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'hooks',
    value: {
      shouldIgnore(path: NodePath) {
        if (!path.isFunction()) return undefined;
        const name = path.node.id?.name ?? path.parent.id?.name ?? '';
        return /^use[A-Z]/.test(name) ? 'A hook: the stories show what it does.' : undefined;
      },
    },
  },
];
