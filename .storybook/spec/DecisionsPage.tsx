import { Markdown } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { inGuide } from '../guide/inGuide.ts';
import { pathAddress, requirementAddress } from './addresses.ts';
import { loadSpec } from './loadSpec.ts';
import { Links, SearchedList } from './SearchedList.tsx';
import * as styles from './SearchedList.css.ts';

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
