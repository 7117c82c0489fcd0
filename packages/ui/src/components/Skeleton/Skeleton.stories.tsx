import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { guidance } from './Skeleton.docs.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  id: 'components-skeleton',
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guidance },
});

/** Stands for one line of text. */
export const Line = meta.story();

/** Stands for several lines; the last one is shorter. */
export const Paragraph = meta.story({ args: { lines: 4 } });

Paragraph.test('is silent to screen readers', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden=true]')?.childElementCount).toBe(4);
  await expect(canvasElement).toHaveTextContent(/^$/);
});

/** As high as a button or a field. */
export const Control = meta.story({ args: { shape: 'block', size: 'small' } });

/** As high as a card. */
export const Block = meta.story({ args: { shape: 'block' } });

/** As high as a picture. */
export const Picture = meta.story({ args: { shape: 'block', size: 'large' } });

/** A survey or a gift card: an amount and two lines. */
export const CardShape = meta.story({ args: { shape: 'card' } });

/** A row of a list: a mark, two lines and an amount. */
export const RowShape = meta.story({ args: { shape: 'row' } });

/** Bars, as high as the container. */
export const ChartShape = meta.story({
  args: { shape: 'chart' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Looks = meta.story({
  ...looks({ Line, Paragraph, Control, Block, Picture, CardShape, RowShape, ChartShape }),
  tags: ['!dev', '!autodocs'],
});
