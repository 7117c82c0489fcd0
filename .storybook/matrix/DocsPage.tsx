import {
  Controls,
  Description,
  DocsContext,
  DocsPage as OrdinaryPage,
  Primary,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { StateMatrix } from './StateMatrix.tsx';

/** A screen's page shows all its states; a component's page shows its examples one below the other. */
export function DocsPage() {
  const [first] = use(DocsContext).componentStories();
  if (!first?.title.startsWith('Screens/')) return <OrdinaryPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Unstyled>
        <StateMatrix />
      </Unstyled>
      <Primary />
      <Controls />
    </>
  );
}
