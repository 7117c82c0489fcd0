import {
  ArgTypes,
  Controls,
  Heading,
  Markdown,
  Source,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as page from '../docs.css.ts';
import { useDocsTheme } from '../docsSelection.ts';
import { Related } from '../Related.tsx';
import * as styles from './ComponentPage.css.ts';
import { FirstExample, isFramed, OtherExamples, type Example } from './Examples.tsx';

interface Advice {
  /** One sentence. */
  readonly text: string;
  readonly show: () => ReactNode;
}

/** The notes on a component's page, which `X.docs.tsx` contains: the parameter `guidance` of its stories. */
export interface Guidance {
  /** A definition, when to use it and when not, in Markdown. */
  readonly use: string;
  /** The effect of keys and the words of a screen reader, a sentence each. */
  readonly access: readonly string[];
  readonly do: Advice;
  readonly avoid: Advice;
}

function AdviceFigure({ verdict, guidance }: { verdict: 'do' | 'avoid'; guidance: Guidance }) {
  const { text, show: Shown } = guidance[verdict];
  return (
    <figure className={styles.advice}>
      <div className={styles.examples[verdict]}>
        <Shown />
      </div>
      <figcaption>
        {verdict === 'do' ? '✓' : '✗'} {text}
      </figcaption>
    </figure>
  );
}

/** The page of a component: an example, its import, when to use it, and the screens that use it. */
export function ComponentPage({ first }: { first: Example }) {
  const theme = useDocsTheme();
  const guidance = first.parameters['guidance'] as Guidance | undefined;
  const name = first.title.split('/').at(-1);
  return (
    <>
      <Title />
      <Subtitle />
      <FirstExample />
      <Source
        code={`import { ${name} } from '@cb/ui/components/${name}';`}
        language="tsx"
        dark={theme === 'dark'}
      />
      <Heading>When to use it</Heading>
      {guidance && <Markdown>{guidance.use}</Markdown>}
      <Related page={first.id.split('--')[0] ?? ''} />
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
              <AdviceFigure verdict="do" guidance={guidance} />
              <AdviceFigure verdict="avoid" guidance={guidance} />
            </div>
          </Unstyled>
        </>
      )}
      <Heading>Props</Heading>
      <div className={page.controls}>{isFramed(first) ? <ArgTypes /> : <Controls />}</div>
      <Heading>More examples</Heading>
      <OtherExamples />
    </>
  );
}
