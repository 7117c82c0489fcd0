import {
  Controls,
  Description,
  DocsContext,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use } from 'react';
import { ComponentPage } from './ComponentPage.tsx';
import * as styles from './DocsPage.css.ts';
import { isFramed } from './ExampleFrame.tsx';
import { FirstExample, OtherExamples } from './Examples.tsx';
import { StateMatrix } from './StateMatrix.tsx';

// Loaded with a docs page only: stories do not need the whole specification.
const Related = lazy(async () => {
  const module = await import('../links/Related.tsx');
  return { default: module.Related };
});

const JourneySteps = lazy(async () => {
  const module = await import('./JourneySteps.tsx');
  return { default: module.JourneySteps };
});

/**
 * The docs page of a screen shows all its states, that of a journey its steps; that of a component
 * how to use it.
 */
export function DocsPage() {
  const [first] = use(DocsContext).componentStories();
  if (!first) return null;
  if (first.title.startsWith('Journeys/')) {
    return (
      <>
        <Title />
        <Unstyled>
          <Suspense>
            <JourneySteps />
          </Suspense>
        </Unstyled>
      </>
    );
  }
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
        <Suspense>
          <Related page={first.id.split('--')[0] ?? ''} />
        </Suspense>
      </Unstyled>
      {!(isScreen && isFramed(first)) && <FirstExample />}
      <div className={styles.controls}>
        <Controls />
      </div>
      {!isScreen && <OtherExamples />}
    </>
  );
}
