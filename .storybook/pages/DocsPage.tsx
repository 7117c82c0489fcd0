import {
  Controls,
  Description,
  DocsContext,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { ComponentPage } from './component/ComponentPage.tsx';
import * as styles from './DocsPage.css.ts';
import { Related } from './Related.tsx';
import { AllStates } from './states/AllStates.tsx';

/** The docs page of a screen shows all its states, that of a component how to use it. */
export function DocsPage() {
  const [first] = use(DocsContext).componentStories();
  if (!first) return null;
  if (first.title.startsWith('Components/')) return <ComponentPage first={first} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Unstyled>
        <AllStates />
        <Related page={first.id.split('--')[0] ?? ''} />
      </Unstyled>
      <div className={styles.controls}>
        <Controls />
      </div>
    </>
  );
}
