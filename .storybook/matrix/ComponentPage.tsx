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
import { useDocsTheme } from '../decorators/docsTheme.ts';
import type { Guidance } from '../guidance.ts';
import { ComponentFacts, Uses } from '../links/Related.tsx';
import * as styles from './ComponentPage.css.ts';
import * as page from './DocsPage.css.ts';
import { FirstExample, OtherExamples } from './Examples.tsx';

/** The line of a story's code that imports the component, or undefined if the code does not name it. */
const importOf = ({ parameters, title }: PreparedStory) =>
  String(parameters['docs']?.source?.code ?? '')
    .split('\n')
    .find((line) => line.endsWith(`/${title.split('/').at(-1)}';`));

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
  const imported = importOf(first);
  const id = first.id.split('--')[0] ?? '';
  return (
    <>
      <Title />
      <Subtitle />
      <FirstExample />
      {imported && <Source code={imported} language="tsx" dark={theme === 'dark'} />}
      <Heading>When to use it</Heading>
      <Description />
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
      <Heading>Alternatives and status</Heading>
      <Unstyled>
        <ComponentFacts
          page={id}
          description={String(first.parameters['docs']?.description?.component ?? '')}
        />
      </Unstyled>
      <Heading>Props</Heading>
      <div className={page.controls}>
        <Controls />
      </div>
      <Heading>More examples</Heading>
      <OtherExamples />
      <Unstyled>
        <Uses page={id} />
      </Unstyled>
    </>
  );
}
