const source = /packages\/ui\/src\/(?!.*\.(?:stories|fixtures)\.)/.source;

/**
 * The modules that the build combines into one file each. Otherwise a screen's page would load about
 * a hundred files, most of them smaller than their request.
 */
export const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:@floating-ui|@radix-ui|@vanilla-extract|downshift|lucide-react)\//,
  },
  { name: 'parts', test: new RegExp(`${source}(?!screens/)`) },
  {
    name: (id: string) => `screens-${/screens\/(\w+)\//.exec(id)?.[1] ?? 'all'}`,
    test: new RegExp(`${source}screens/`),
  },
];
