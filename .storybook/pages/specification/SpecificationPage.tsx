import { Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { inGuide } from '../../guide/inGuide.ts';
import { decisionAddress, pathAddress, requirementAddress, storyAddress } from '../addresses.ts';
import { LinkRows } from '../Related.tsx';
import { loadSpec } from './loadSpec.ts';
import { SearchedList } from './SearchedList.tsx';

/** Lists every requirement by area, with the stories and tests that show it. */
export function SpecificationPage() {
  const { requirements, decisions } = use(loadSpec());
  return (
    <SearchedList
      heading="Specification"
      intro="Every requirement, with the tests that show it and the decision that fills a gap. A test shows a requirement when its name ends in the requirement’s id."
      items={requirements.map((each) => ({
        ...each,
        group: `${each.area} (${each.id.slice(0, 3)})`,
        words: `${each.kind} ${each.statement}`,
      }))}
    >
      {({ id, kind, statement, shownBy }) => (
        <>
          <p>
            <b>{id}</b> ({kind}) {statement}
          </p>
          <LinkRows
            rows={[
              {
                label: 'Settled by',
                links: decisions
                  .filter(({ requirements: settled }) => settled.includes(id))
                  .map(({ number, title }) => ({
                    name: `${number} ${title}`,
                    href: decisionAddress(number),
                  })),
              },
              {
                label: 'Shown by',
                links: shownBy.map(({ name, story, file }) =>
                  story
                    ? { name: `${story.name}: ${name}`, href: storyAddress(story.testId) }
                    : { name: `${name} (${file})` },
                ),
              },
            ]}
          />
        </>
      )}
    </SearchedList>
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
      items={decisions.map((each) => ({
        ...each,
        id: each.number,
        group: each.topic,
        words: [each.title, each.text, ...each.requirements].join(' '),
      }))}
    >
      {({ number, title, text, requirements, pages: shownOn }) => (
        <>
          <Markdown>{`**${number} ${title}.** ${inGuide(text)}`}</Markdown>
          <LinkRows
            rows={[
              {
                label: 'Requirements',
                links: requirements.map((id) => ({ name: id, href: requirementAddress(id) })),
              },
              {
                label: 'Seen on',
                links: shownOn.map((name) => ({ name, href: pathAddress(paths.get(name) ?? '') })),
              },
            ]}
          />
        </>
      )}
    </SearchedList>
  );
}
