import {
  Controls,
  Description,
  Heading,
  Source,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { useDocsTheme } from '../docsTheme.ts';
import type { Guidance } from './guidance.ts';
import { Related } from '../Related.tsx';
import * as styles from './ComponentPage.css.ts';
import * as page from '../DocsPage.css.ts';
import { FirstExample, OtherExamples } from './Examples.tsx';
import { importOf } from './withImports.ts';

function Advice({ verdict, guidance }: { verdict: 'do' | 'avoid'; guidance: Guidance }) {
  const { text, show: Example } = guidance[verdict];
  return (
    <figure className={styles.advice}>
      <div className={styles.examples[verdict]}>
        <Example />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.marks[verdict]} aria-hidden>
          {verdict === 'do' ? '✓' : '✗'}
        </span>
        {text}
      </figcaption>
    </figure>
  );
}

/** The page of a component: an example, how to import it, when to use it, and what it is a part of. */
export function ComponentPage({ first }: { first: PreparedStory }) {
  const theme = useDocsTheme();
  const guidance = first.parameters['guidance'] as Guidance | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <FirstExample />
      <Source
        code={importOf(first.title.split('/').at(-1) ?? '')}
        language="tsx"
        dark={theme === 'dark'}
      />
      <Heading>When to use it</Heading>
      <Description />
      <Unstyled>
        <Related page={first.id.split('--')[0] ?? ''} />
      </Unstyled>
      {guidance && (
        <>
          <Heading>Keyboard and screen reader</Heading>
          <ul>
            {guidance.access.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Heading>Do and don’t</Heading>
          <Unstyled>
            <div className={styles.pair}>
              <Advice verdict="do" guidance={guidance} />
              <Advice verdict="avoid" guidance={guidance} />
            </div>
          </Unstyled>
        </>
      )}
      <Heading>Props</Heading>
      <div className={page.controls}>
        <Controls />
      </div>
      <Heading>More examples</Heading>
      <OtherExamples />
    </>
  );
}
