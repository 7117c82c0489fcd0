import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Where an area begins: all that this module imports is wanted as soon as the area is. */
const areas = {
  theme: /packages\/ui\/src\/theme\/theme\.ts$/,
  start: /apps\/site\/src\/main\.tsx$/,
  public: /\/pages\/(?:HomePage|LoginPage)\.tsx$/,
  member: /\/pages\/DashboardPage\.tsx$/,
} as const;

type Area = keyof typeof areas;

/** Its index imports every icon, so the graph of modules cannot tell who needs which. */
const icons = /node_modules\/lucide-react\//;

/** Whether the area's first module leads to this one by static imports. */
function belongs(id: string, area: Area, graph: Graph, seen = new Set<string>()): boolean {
  if (areas[area].test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => belongs(importer, area, graph, seen));
}

/** The area whose file holds the module; the start holds what both of the others need. */
function areaOf(id: string, graph: Graph): Area | null {
  if (icons.test(id) || Object.values(areas).some((begin) => begin.test(id))) return null;
  if (belongs(id, 'theme', graph)) return 'theme';
  if (belongs(id, 'start', graph)) return 'start';
  const isPublic = belongs(id, 'public', graph);
  const isMembers = belongs(id, 'member', graph);
  if (isPublic) return isMembers ? 'start' : 'public';
  return isMembers ? 'member' : null;
}

/**
 * A few files instead of one for each module that two pages share: what a visit needs together comes
 * together, the rest in pieces worth a request.
 */
export const codeSplitting = {
  groups: [
    ...(['theme', 'start', 'public', 'member'] as const).map((name, index) => ({
      name: (id: string, graph: Graph) => (areaOf(id, graph) === name ? name : null),
      priority: 4 - index,
    })),
    // Every document begins with these, so what were merged with them would be part of each first load.
    {
      name: 'document',
      test: /vite\/modulepreload-polyfill|\/staticPage[.](?:css[.])?ts|\/theme\/theme[.]ts$/,
    },
    { name: 'icons', test: icons },
    // What many screens share is one file more for the first of them, and none for the others.
    { name: 'common', minShareCount: 5 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
  ],
} satisfies Rolldown.CodeSplittingOptions;
