import { useDeferredValue, useState } from 'react';
import { areas, decisions, pictures } from 'virtual:spec';
import { wordsAskedFor } from './addresses.ts';
import { AreaSection } from './AreaSection.tsx';
import type { ShownRequirement } from '../../tools/spec/coverage.ts';
import { SearchTool } from './SearchTool.tsx';
import * as styles from './SpecificationPage.css.ts';

const filters = {
  all: () => true,
  shown: ({ shownBy }: ShownRequirement) => shownBy.length > 0,
  'not shown': ({ shownBy }: ShownRequirement) => shownBy.length === 0,
  'with a picture': ({ id }: ShownRequirement) => pictures[id] !== undefined,
  'without a picture': ({ id }: ShownRequirement) => pictures[id] === undefined,
  'settled by a decision': ({ id }: ShownRequirement) =>
    decisions.some(({ requirements }) => requirements.includes(id)),
} as const;

type Filter = keyof typeof filters;

const everything = areas.flatMap(({ requirements }) => requirements);
const shown = everything.filter(filters.shown).length;
const pictured = everything.filter(filters['with a picture']).length;

/** Lists every requirement by area with the tests that show it; filtered by words and by state. */
export function SpecificationPage() {
  const [words, setWords] = useState(wordsAskedFor);
  const [filter, setFilter] = useState<Filter>('all');
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const matches = (requirement: ShownRequirement) =>
    filters[filter](requirement) &&
    `${requirement.id} ${requirement.area} ${requirement.kind} ${requirement.statement}`
      .toLowerCase()
      .includes(wanted);
  const found = areas
    .map((area) => ({ area, requirements: area.requirements.filter(matches) }))
    .filter(({ requirements }) => requirements.length > 0);
  const narrowed = wanted !== '' || filter !== 'all';
  const count = found.reduce((sum, { requirements }) => sum + requirements.length, 0);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Specification</h1>
      <p className={styles.lead}>
        Every requirement, with the stories and tests that show it, a picture, and the decision that
        fills a gap. A test shows a requirement when its name ends in the requirement’s id.
      </p>
      <div className={styles.overall}>
        <progress className={styles.bar} max={everything.length} value={shown} aria-hidden />
        <span>
          {shown} of {everything.length} shown, {pictured} with a picture
        </span>
      </div>
      <div className={styles.tools}>
        <SearchTool placeholder="REG-13, cookie, referral" value={words} onChange={setWords} />
        <label className={styles.tool}>
          Show
          <select
            className={styles.input}
            value={filter}
            onChange={(event) => setFilter(event.target.value as Filter)}
          >
            {Object.keys(filters).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.count} role="status">
        {count === 0
          ? 'No requirement matches. Try fewer words.'
          : narrowed && `Requirements found: ${count}`}
      </p>
      {found.map(({ area, requirements }) => (
        <AreaSection
          key={`${area.prefix} ${narrowed}`}
          area={area}
          requirements={requirements}
          open={narrowed}
        />
      ))}
    </div>
  );
}
