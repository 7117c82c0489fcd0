import { Heading } from '@cb/ui/components/Heading';
import { Inline } from '@cb/ui/components/Inline';
import { SearchField } from '@cb/ui/components/SearchField';
import { SelectField } from '@cb/ui/components/SelectField';
import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { useDeferredValue, useState } from 'react';
import { areas, decisions, pictures } from 'virtual:spec';
import { AreaSection } from './AreaSection.tsx';
import { useWordsAskedFor } from './useWordsAskedFor.ts';
import type { ShownRequirement } from '../../tools/spec/coverage.ts';
import * as styles from './SpecificationPage.css.ts';

const filters = {
  all: () => true,
  'with a picture': ({ id }: ShownRequirement) => pictures[id] !== undefined,
  'without a picture': ({ id }: ShownRequirement) => pictures[id] === undefined,
  'settled by a decision': ({ id }: ShownRequirement) =>
    decisions.some(({ requirements }) => requirements.includes(id)),
} as const;

type Filter = keyof typeof filters;

const everything = areas.flatMap(({ requirements }) => requirements);
const pictured = everything.filter(filters['with a picture']).length;

/** Lists every requirement by area with the tests that show it; filtered by words and by state. */
export function SpecificationPage() {
  const [words, setWords] = useWordsAskedFor();
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
      <Stack>
        <Heading level={1}>Specification</Heading>
        <Text>
          Every requirement, with the stories and tests that show it, a picture, and the decision
          that fills a gap. A test shows a requirement when its name ends in the requirement’s id.
        </Text>
        <Text>
          Requirements: {everything.length}, {pictured} of them with a picture
        </Text>
        <Inline>
          <SearchField
            label="Search"
            placeholder="REG-13, cookie, referral"
            value={words}
            onChange={setWords}
          />
          <SelectField
            label="Show"
            inline
            value={filter}
            onChange={(chosen) => setFilter(chosen as Filter)}
            options={Object.keys(filters).map((name) => ({ value: name, label: name }))}
          />
        </Inline>
        <div role="status">
          <Text size="small" tone="muted">
            {count === 0
              ? 'No requirement matches. Try fewer words.'
              : narrowed && `Requirements found: ${count}`}
          </Text>
        </div>
        {found.map(({ area, requirements }) => (
          <AreaSection
            key={`${area.prefix} ${narrowed}`}
            area={area}
            requirements={requirements}
            open={narrowed}
          />
        ))}
      </Stack>
    </div>
  );
}
