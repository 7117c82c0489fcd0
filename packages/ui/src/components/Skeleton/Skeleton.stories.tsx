import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  id: 'components-skeleton',
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    guidance: {
      access: [
        'It is hidden from screen readers, and takes no focus: its SkeletonGroup says what loads.',
      ],
      do: {
        text: 'Draw the shape of what will come.',
        show: () => (
          <Stack space="small">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not draw a shape that the content will not have.',
        show: () => <Skeleton shape="block" size="large" />,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A placeholder in the shape of loading content, so that nothing moves when the content arrives.

**Use it** in the same layout as the content, inside a SkeletonGroup that names what loads.

**Do not use it** for a wait the member started (ProgressBar), or when the shape of the content is unknown.`,
      },
    },
  },
});

/** The place of one line of text. */
export const Line = meta.story();

/** The place of several lines; the last one is shorter. */
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
