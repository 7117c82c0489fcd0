import {
  Controls,
  Description,
  DocsContext,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { Related } from '../links/Related.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import * as styles from './DocsPage.css.ts';
import { isFramed } from './ExampleFrame.tsx';
import { FirstExample, OtherExamples } from './Examples.tsx';
import { StateMatrix } from './StateMatrix.tsx';

/**
 * The docs page of a screen shows all its states, that of a component how to use it.
 */
export function DocsPage() {
  const [first] = use(DocsContext).componentStories();
  if (!first) return null;
  if (first.title.startsWith('Components/')) return <ComponentPage first={first} />;
  const isScreen = first.title.startsWith('Screens/');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isScreen && (
        <Unstyled>
          <Suspense>
            <StateMatrix />
          </Suspense>
        </Unstyled>
      )}
      <Unstyled>
        <Related page={first.id.split('--')[0] ?? ''} />
      </Unstyled>
      {!(isScreen && isFramed(first)) && <FirstExample />}
      <div className={styles.controls}>
        <Controls />
      </div>
      {!isScreen && <OtherExamples />}
    </>
  );
}
