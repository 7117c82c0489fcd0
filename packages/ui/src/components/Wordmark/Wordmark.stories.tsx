import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({
  id: 'components-wordmark',
  title: 'Components/Brand/Wordmark',
  component: Wordmark,
  parameters: {
    docs: {
      description: {
        component: `The name of the product beside its coin.

**Use it** in headers and footers, inside the link that leads home.

**Do not use it** in running text, where useProductName returns the name.`,
      },
    },
  },
});

export const Medium = meta.story({ parameters: pictured });

Medium.test('reads as the name of the product', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^CB Rewards$/);
});
