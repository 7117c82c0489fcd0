import { Text } from '@cb/ui/components/Text';
import { Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { inGuide } from '../../guide/inGuide.ts';
import { decisionAddress, pathAddress, requirementAddress, storyAddress } from '../addresses.ts';
import { loadSpec } from './loadSpec.ts';
import { Links, SearchedList } from './SearchedList.tsx';
import * as styles from './SearchedList.css.ts';

/** Lists every requirement by area, with the stories and tests that show it. */
export function SpecificationPage() {
  const { requirements, decisions } = use(loadSpec());
  return (
    <SearchedList
      heading="Specification"
      intro="Every requirement, with the tests that show it and the decision that fills a gap. A test shows a requirement when its name ends in the requirement’s id."
      placeholder="REG-13, cookie, referral"
      items={requirements.map((each) => ({
        ...each,
        group: `${each.area} (${each.id.slice(0, 3)})`,
        words: `${each.kind} ${each.statement}`,
      }))}
    >
      {({ id, kind, statement, shownBy }) => (
        <>
          <p className={styles.statement}>
            <b>{id}</b> {statement}
          </p>
          <Text size="small" tone="muted">
            {kind}
          </Text>
          <Links
            label="Open in the specification, settled by"
            links={decisions
              .filter(({ requirements: settled }) => settled.includes(id))
              .map(({ number, title }) => ({
                name: `${number} ${title}`,
                href: decisionAddress(number),
              }))}
          />
          <Links
            label="Stories"
            links={shownBy.flatMap(({ name, story }) =>
              story ? [{ name: `${story.name}: ${name}`, href: storyAddress(story.testId) }] : [],
            )}
          />
          {shownBy
            .filter(({ story }) => !story)
            .map(({ name, file }) => (
              <Text key={`${file} ${name}`} size="small" tone="muted">
                {file}: {name}
              </Text>
            ))}
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
      intro="Product decisions where the specification is silent or contradicts itself. Comments, tests and requirements cite the numbers. Decisions about architecture and tools are under Decision records."
      placeholder="D31, REG-13, balance"
      items={decisions.map((each) => ({
        ...each,
        id: each.number,
        group: each.topic,
        words: [each.title, each.text, ...each.requirements].join(' '),
      }))}
    >
      {({ number, title, text, requirements, pages: shownOn }) => (
        <>
          <p className={styles.statement}>
            <b>
              {number} {title}
            </b>
          </p>
          <div className={styles.statement}>
            <Markdown>{inGuide(text)}</Markdown>
          </div>
          <Links
            label="Requirements"
            links={requirements.map((id) => ({ name: id, href: requirementAddress(id) }))}
          />
          <Links
            label="Seen on"
            links={shownOn.map((name) => ({ name, href: pathAddress(paths.get(name) ?? '') }))}
          />
        </>
      )}
    </SearchedList>
  );
}
