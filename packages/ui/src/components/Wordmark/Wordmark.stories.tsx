import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './Wordmark.docs.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({
  id: 'components-wordmark',
  title: 'Components/Brand/Wordmark',
  component: Wordmark,
  parameters: { guidance },
});

/** The coin and the name, whose first word has the accent colour. */
export const Medium = meta.story({ parameters: pictured });

Medium.test('reads as the name of the product', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^CB Rewards$/);
});
