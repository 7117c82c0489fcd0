const source = /packages\/ui\/src\/(?!.*\.(?:stories|fixtures)\.)/.source;

/**
 * What the build puts into one file each: a page of a screen would else ask for a hundred, most of
 * them smaller than their request.
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
