import { SearchField } from '@cb/ui/components/SearchField';
import { searchFor } from '@cb/ui/domain/text';
import { Markdown, Title } from '@storybook/addon-docs/blocks';
import { use, useState, type ReactNode } from 'react';
import { pathAddress, requirementAddress } from '../addresses.ts';
import { LinkRows } from '../Related.tsx';
import { loadSpec, rowsOfRequirement, type Row } from './loadSpec.ts';

interface Item {
  /** A requirement's or decision's id, which the search finds alone. */
  readonly id: string;
  /** The heading above it. */
  readonly group: string;
  /** Its text, which the search looks through. */
  readonly text: string;
  readonly content: ReactNode;
  readonly rows: readonly Row[];
}

interface SearchedListProps {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly Item[];
}

/** A page that lists items in groups, folded until a search or the address narrows them. */
function SearchedList({ heading, intro, items }: SearchedListProps) {
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('find') ?? '');
  const wanted = words.trim().toLowerCase();
  const isFound = searchFor(words);
  const exact = items.filter(({ id }) => id.toLowerCase() === wanted);
  const matching = items.filter(({ id, group, text, rows }) =>
    isFound([id, group, text, ...rows.flatMap(({ links }) => links.map(({ name }) => name))]),
  );
  const found = exact.length > 0 ? exact : matching;
  return (
    <>
      <Title>{heading}</Title>
      <p>{intro}</p>
      <SearchField
        label="Search"
        placeholder="An id or words, such as referral"
        value={words}
        onChange={setWords}
      />
      <p role="status">{`Found: ${found.length} of ${items.length}`}</p>
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <details key={group} open={wanted !== ''}>
          <summary>{group}</summary>
          {found
            .filter((item) => item.group === group)
            .map(({ id, content, rows }) => (
              <div key={id}>
                {content}
                <LinkRows rows={rows} />
              </div>
            ))}
        </details>
      ))}
    </>
  );
}

/** Lists every requirement by area, with the stories and tests that show it. */
export function SpecificationPage() {
  const spec = use(loadSpec());
  return (
    <SearchedList
      heading="Specification"
      intro="Every requirement, with the tests that show it and the decision that fills a gap. A test shows a requirement when its name ends in the requirement’s id."
      items={spec.requirements.map((requirement) => {
        const { id, area, kind, statement } = requirement;
        return {
          id,
          group: `${area} (${id.slice(0, 3)})`,
          text: statement,
          content: (
            <p>
              <b>{id}</b> ({kind}) {statement}
            </p>
          ),
          rows: rowsOfRequirement(spec, requirement),
        };
      })}
    />
  );
}

/** Lists the product decisions by topic, and links to their requirements and pages. */
export function DecisionsPage() {
  const { decisions, pages } = use(loadSpec());
  const paths = new Map(pages.map(({ title, path }) => [title, path]));
  return (
    <SearchedList
      heading="Decisions"
      intro="Product decisions where the specification is silent or contradicts itself. Comments, tests and requirements cite the numbers."
      items={decisions.map(({ number, title, topic, text, requirements, pages: shownOn }) => ({
        id: number,
        group: topic,
        text: `${title} ${text}`,
        content: <Markdown>{`**${number} ${title}.** ${text}`}</Markdown>,
        rows: [
          {
            label: 'Requirements',
            links: requirements.map((id) => ({ name: id, href: requirementAddress(id) })),
          },
          {
            label: 'Seen on',
            links: shownOn.map((name) => ({ name, href: pathAddress(paths.get(name) ?? '') })),
          },
        ],
      }))}
    />
  );
}
