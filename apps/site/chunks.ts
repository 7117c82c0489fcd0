import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Where an area begins: all that these modules import is wanted as soon as the area is. */
const areas = {
  start: /apps\/site\/src\/main\.tsx$/,
  public: /\/pages\/LoginPage\.tsx$/,
  member: /\/pages\/DashboardPage\.tsx$/,
  offline: /apps\/site\/src\/offline\.tsx$/,
} as const;

type Area = keyof typeof areas;

/** Its index imports every icon, so the graph of modules cannot tell who needs which. */
const icons = /node_modules\/lucide-react\//;

const library = /node_modules\/(downshift|dompurify|papaparse)\//;

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importers ?? [];

/** Whether the area's first module leads to this one by static imports. */
function belongs(id: string, area: Area, graph: Graph, seen = new Set<string>()): boolean {
  if (areas[area].test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return importersOf(id, graph).some((importer) => belongs(importer, area, graph, seen));
}

/** The area whose file holds the module; the start holds what both of the others need. */
function areaOf(id: string, graph: Graph): Area | null {
  // The entry keeps a file of its own, which the documents name.
  if (icons.test(id) || areas.start.test(id)) return null;
  if (belongs(id, 'start', graph)) return 'start';
  const isPublic = belongs(id, 'public', graph);
  const isMembers = belongs(id, 'member', graph);
  // The browser keeps this page with all files that it imports, so none of them is another area's.
  if (belongs(id, 'offline', graph)) {
    if (isPublic) return 'start';
    return importersOf(id, graph).length > 1 ? 'offline' : null;
  }
  if (isPublic) return isMembers ? 'start' : 'public';
  return isMembers ? 'member' : null;
}

/**
 * A few files instead of one for each module that two pages share: what a visit needs together comes
 * together, the rest in pieces worth a request.
 */
export const codeSplitting = {
  groups: [
    // The static pages begin with these, too, and want nothing else.
    { name: 'document', test: /\/staticPage[.](?:css[.])?ts|\/theme\/theme[.]ts$/, priority: 5 },
    ...(['start', 'offline', 'public', 'member'] as const).map((area, index) => ({
      name: (id: string, graph: Graph) => (areaOf(id, graph) === area ? area : null),
      debugName: area,
      priority: 4 - index,
    })),
    { name: 'icons', test: icons },
    // Large ones with a single user stand apart from its code, which changes more often.
    { name: (id: string) => library.exec(id)?.[1] ?? null, debugName: 'library' },
    // What many screens share is one file more for the first of them, and none for the others.
    { name: 'common', minShareCount: 4 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
  ],
} satisfies Rolldown.CodeSplittingOptions;
