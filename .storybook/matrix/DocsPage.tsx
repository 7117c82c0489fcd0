import {
  Controls,
  Description,
  DocsContext,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import * as styles from './DocsPage.css.ts';
import { FirstExample, OtherExamples } from './Examples.tsx';
import { StateMatrix } from './StateMatrix.tsx';

/** A screen's page shows all its states; a component's page shows its examples one below the other. */
export function DocsPage() {
  const [first] = use(DocsContext).componentStories();
  const isScreen = first?.title.startsWith('Screens/') ?? false;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isScreen && (
        <Unstyled>
          <StateMatrix />
        </Unstyled>
      )}
      <FirstExample />
      <div className={styles.controls}>
        <Controls />
      </div>
      {!isScreen && <OtherExamples />}
    </>
  );
}
