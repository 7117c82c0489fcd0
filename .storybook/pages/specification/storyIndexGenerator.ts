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
 * Invisible characters before an id. The search also counts the distance from the start of a text as a
 * difference, so that with them it does not find an id that differs in one character.
 */
const indent = '\u2060'.repeat(10);

/** Returns the requirements that an entry shows: a story, or the specification's page. */
const shownBy = (entry: string, requirements: readonly ShownRequirement[]) =>
  entry === 'guide-specification--docs'
    ? requirements
    : requirements.filter((each) => each.shownBy.some(({ story }) => story?.id === entry));

/** The completed index of each index. Storybook asks for it many times while the manager loads. */
const completedIndexes = new WeakMap<Index, Index>();

/** Lets the search of the sidebar find stories, but not tests, by the requirements that they show. */
export const storyIndexGenerator = <Generator extends IndexGenerator>(generator: Generator) =>
  new Proxy(generator, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'getIndex') return typeof value === 'function' ? value.bind(target) : value;
      return async () => {
        const index = await target.getIndex();
        const known = completedIndexes.get(index);
        if (known) return known;
        const requirements = shownRequirements();
        const anchorsOf = ({ id, anchors = [] }: Entry) => [
          // Tests belong to their stories.
          ...anchors.filter((anchor) => !anchor.id.includes(':')),
          ...shownBy(id, requirements).map((each) => ({ id: each.id, title: indent + each.id })),
        ];
        const entries = Object.entries(index.entries);
        const completed = {
          ...index,
          entries: Object.fromEntries(
            entries.map(([id, entry]) => [id, { ...entry, anchors: anchorsOf(entry) }]),
          ),
        };
        completedIndexes.set(index, completed);
        return completed;
      };
    },
  });
