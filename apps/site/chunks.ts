import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The entry modules of the areas: an area needs everything that its modules import. */
const areas = {
  start: /apps\/site\/src\/frame\/main\.tsx$/,
  public: /\/pages\/LoginPage\.tsx$/,
  landing: /\/LandingScreen\/landingParts\.ts$/,
  member: /\/pages\/DashboardPage\.tsx$/,
  offline: /apps\/site\/src\/frame\/offline\.tsx$/,
} as const;

type Area = keyof typeof areas;

/**
 * Its index imports every icon, so the module graph does not show which module needs which icon.
 */
const icons = /node_modules\/lucide-react\//;

const library = /node_modules\/(downshift|dompurify|papaparse)\//;

const importersOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importers ?? [];

/** Whether the area's first module imports this one statically, directly or not. */
function belongs(id: string, area: Area, graph: Graph, seen = new Set<string>()): boolean {
  if (areas[area].test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return importersOf(id, graph).some((importer) => belongs(importer, area, graph, seen));
}

/**
 * Returns the area whose file contains the module. `start` contains what visitors and members need,
 * and `landing` what members and the landing page's kept parts need.
 */
function areaOf(id: string, graph: Graph): Area | null {
  // The entry stays a separate file, which the documents reference.
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
  if (!isMembers) return null;
  return belongs(id, 'landing', graph) ? 'landing' : 'member';
}

/** The modules through which all pages of members are reached. */
const memberGates = /\/(?:pages\/DashboardPage|memberTable)\.tsx$/;

/** Whether an entry reaches the module, also by dynamic imports, other than through the member area. */
function isVisitors(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (memberGates.test(id) || seen.has(id)) return false;
  seen.add(id);
  const { isEntry, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return (
    isEntry === true ||
    [...importers, ...dynamicImporters].some((importer) => isVisitors(importer, graph, seen))
  );
}

/** The static pages need only styles. With these modules the sheet needs no script beside it. */
const staticPage = /\/staticPage[.](?:css[.])?ts$|\/theme\/theme[.]ts$/;

/**
 * Returns the style sheet that contains the module: one with what visitors need, so that their first page
 * waits for no more, and one with the rest.
 */
function styleSheetOf(id: string, graph: Graph) {
  if (staticPage.test(id)) return 'styles';
  if (!id.endsWith('.css')) return null;
  return isVisitors(id, graph) ? 'styles' : 'memberStyles';
}

/**
 * Fewer files than one for each module that two pages share: modules needed together are in one file,
 * and the rest is split into files that are worth a request.
 */
export const codeSplitting = {
  groups: [
    { name: styleSheetOf, priority: 12 },
    ...(['start', 'offline', 'public', 'landing', 'member'] as const).map((area, index) => ({
      name: (id: string, graph: Graph) => (areaOf(id, graph) === area ? area : null),
      debugName: area,
      priority: 10 - 2 * index,
    })),
    // Before `member`, which would otherwise include the icons that the landing page also uses.
    { name: 'icons', test: icons, priority: 3 },
    // A large one with a single user is separate from its user, which changes more often.
    { name: (id: string) => library.exec(id)?.[1] ?? null, debugName: 'library' },
    // Modules shared by many screens are one extra file for the first of them, and none for the
    // others.
    { name: 'common', minShareCount: 4 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
  ],
} satisfies Rolldown.CodeSplittingOptions;
