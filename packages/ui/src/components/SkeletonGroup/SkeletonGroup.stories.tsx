import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guidance } from './SkeletonGroup.docs.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const meta = preview.meta({
  id: 'components-skeletongroup',
  title: 'Components/Feedback/SkeletonGroup',
  component: SkeletonGroup,
  args: {
    label: 'Loading surveys',
    children: (
      <Card>
        <Skeleton lines={3} />
      </Card>
    ),
  },
  parameters: { guidance },
});

/** The label is visually hidden, and announced to screen readers. */
export const LabelForScreenReaders = meta.story();

LabelForScreenReaders.test('announces loading once', async ({ canvas, args }) => {
  await waitFor(() => expect(canvas.getByText(args.label)).toHaveRole('status'));
});

/** The label is visible, where the specification quotes a loading text. */
export const LabelShown = meta.story({ parameters: pictured, args: { labelShown: true } });
