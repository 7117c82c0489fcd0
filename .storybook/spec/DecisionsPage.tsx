import { Heading } from '@cb/ui/components/Heading';
import { SearchField } from '@cb/ui/components/SearchField';
import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { Markdown } from '@storybook/addon-docs/blocks';
import { useDeferredValue } from 'react';
import { pages } from 'virtual:pages';
import { decisions, pictures } from 'virtual:spec';
import type { Decision } from '../../tools/spec/decisions.ts';
import { inGuide } from '../guide/inGuide.ts';
import { pathAddress, proofAddress, requirementAddress } from './addresses.ts';
import { Links } from './Links.tsx';
import * as styles from './SpecificationPage.css.ts';
import { useWordsAskedFor } from './useWordsAskedFor.ts';

const paths = new Map(pages.map(({ title, path }) => [title, path]));
const topics = [...new Set(decisions.map(({ topic }) => topic))];

function Entry({ number, title, text, requirements, pages: shownOn }: Decision) {
  const pictured = requirements.flatMap((id) => pictures[id] ?? []);
  return (
    <li className={styles.decision}>
      <p className={styles.statement}>
        <b>
          {number} {title}
        </b>
      </p>
      <Markdown>{inGuide(text)}</Markdown>
      <Links
        label="Requirements"
        links={requirements.map((id) => ({ name: id, href: requirementAddress(id) }))}
      />
      <Links
        label="Seen on"
        links={shownOn.map((name) => ({ name, href: pathAddress(paths.get(name) ?? '') }))}
      />
      {shownOn.length === 0 && (
        <Links
          label="Seen in"
          links={[...new Set(pictured)].map((id) => ({
            name: id,
            href: proofAddress({ testId: id }),
          }))}
        />
      )}
    </li>
  );
}

/** Lists the product decisions by area, and links to their requirements and pages. */
export function DecisionsPage() {
  const [words, setWords] = useWordsAskedFor();
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const whole = /^d\d+$/.test(wanted);
  const found = decisions.filter(({ number, title, text, requirements }) =>
    whole
      ? number.toLowerCase() === wanted
      : [number, title, text, ...requirements].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.page}>
      <Stack>
        <Heading level={1}>Decisions</Heading>
        <Text>
          Product decisions where the specification is silent or contradicts itself. Comments, tests
          and requirements cite the numbers. Decisions about architecture and tools are under
          Decision records.
        </Text>
        <SearchField
          label="Search"
          placeholder="D31, REG-13, balance"
          value={words}
          onChange={setWords}
        />
        <div role="status">
          <Text size="small" tone="muted">
            {found.length === 0
              ? 'No decision matches. Try fewer words.'
              : `Decisions: ${found.length} of ${decisions.length}`}
          </Text>
        </div>
        {topics
          .map((topic) => ({ topic, entries: found.filter((each) => each.topic === topic) }))
          .filter(({ entries }) => entries.length > 0)
          .map(({ topic, entries }) => (
            <details key={`${topic} ${wanted !== ''}`} className={styles.area} open={wanted !== ''}>
              <summary className={styles.summary}>
                <span className={styles.areaName}>{topic}</span>
                <Text as="span" size="small">
                  {entries.length}
                </Text>
              </summary>
              <ul className={styles.list}>
                {entries.map((each) => (
                  <Entry key={each.number} {...each} />
                ))}
              </ul>
            </details>
          ))}
      </Stack>
    </div>
  );
}
