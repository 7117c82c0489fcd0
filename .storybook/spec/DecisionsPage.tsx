import { Markdown } from '@storybook/addon-docs/blocks';
import { useDeferredValue, useState } from 'react';
import { pages } from 'virtual:pages';
import { decisions, pictures } from 'virtual:spec';
import type { Decision } from '../../tools/spec/decisions.ts';
import { inGuide } from '../guide/inGuide.ts';
import { pathAddress, proofAddress, requirementAddress, wordsAskedFor } from './addresses.ts';
import { SearchTool } from './SearchTool.tsx';
import * as styles from './SpecificationPage.css.ts';

const paths = new Map(pages.map(({ title, path }) => [title, path]));
const topics = [...new Set(decisions.map(({ topic }) => topic))];

interface NamedLink {
  readonly name: string;
  readonly href: string;
}

function Links({ label, links }: { label: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.muted}>
      {label}:{' '}
      {links.map(({ name, href }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <a className={styles.link} href={href} target="_top">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

function Entry({ number, title, text, requirements, pages: shownOn }: Decision) {
  const pictured = requirements.flatMap((id) => pictures[id] ?? []);
  return (
    <li className={styles.decision}>
      <h3 className={styles.decisionTitle}>
        {number} {title}
      </h3>
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
  const [words, setWords] = useState(wordsAskedFor);
  const wanted = useDeferredValue(words.trim().toLowerCase());
  const whole = /^d\d+$/.test(wanted);
  const found = decisions.filter(({ number, title, text, requirements }) =>
    whole
      ? number.toLowerCase() === wanted
      : [number, title, text, ...requirements].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Decisions</h1>
      <p className={styles.lead}>
        Product decisions where the specification is silent or contradicts itself. Comments, tests
        and requirements cite the numbers. Decisions about architecture and tools are under Decision
        records.
      </p>
      <div className={styles.tools}>
        <SearchTool placeholder="D31, REG-13, balance" value={words} onChange={setWords} />
      </div>
      <p className={styles.count} role="status">
        {found.length === 0
          ? 'No decision matches. Try fewer words.'
          : `Decisions: ${found.length} of ${decisions.length}`}
      </p>
      {topics
        .map((topic) => ({ topic, entries: found.filter((each) => each.topic === topic) }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ topic, entries }) => (
          <section key={topic} aria-label={topic}>
            <h2 className={styles.topic}>{topic}</h2>
            <ul className={styles.list}>
              {entries.map((each) => (
                <Entry key={each.number} {...each} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
