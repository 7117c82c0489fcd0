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

/** The docs page of a screen shows all its states; that of a component lists its examples. */
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
