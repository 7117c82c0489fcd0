import { shownRequirements, type ShownRequirement } from '../../../tools/spec/claims.ts';

interface Entry {
  readonly id: string;
  /** Further texts that the search of the sidebar matches, besides names. */
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

interface IndexGenerator {
  getIndex(): Promise<Index>;
}

/**
 * Invisible characters before an id, so that a search does not match an id that differs in one character: the
 * search counts the distance from the start of a text as a difference, too.
 */
const indent = '\u2060'.repeat(10);

/** Returns the requirements that an entry shows: a story, or the specification's page. */
const shownBy = (entry: string, requirements: readonly ShownRequirement[]) =>
  entry === 'guide-specification--docs'
    ? requirements
    : requirements.filter((each) => each.shownBy.some(({ story }) => story?.id === entry));

/** The index with requirements of each index: Storybook asks for it many times while the manager loads. */
const made = new WeakMap<Index, Index>();

/** Lets the search of the sidebar find stories, but not tests, by the requirements that they show. */
export const storyIndexGenerator = <Generator extends IndexGenerator>(generator: Generator) =>
  new Proxy(generator, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'getIndex') return typeof value === 'function' ? value.bind(target) : value;
      return async () => {
        const index = await target.getIndex();
        const before = made.get(index);
        if (before) return before;
        const requirements = shownRequirements();
        const anchorsOf = ({ id, anchors = [] }: Entry) => [
          // Tests belong to their stories.
          ...anchors.filter((anchor) => !anchor.id.includes(':')),
          ...shownBy(id, requirements).map((each) => ({ id: each.id, title: indent + each.id })),
        ];
        const entries = Object.entries(index.entries);
        const found = {
          ...index,
          entries: Object.fromEntries(
            entries.map(([id, entry]) => [id, { ...entry, anchors: anchorsOf(entry) }]),
          ),
        };
        made.set(index, found);
        return found;
      };
    },
  });
