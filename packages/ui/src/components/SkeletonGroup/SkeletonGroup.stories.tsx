import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
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
  parameters: {
    docs: {
      description: {
        component: `Skeletons under one text that names what is loading.

**Use it** once around everything that arrives together, with the loading text shown where the specification shows one.

**Do not use it** around each shape of a group.`,
      },
    },
  },
});

export const LabelForScreenReaders = meta.story();

LabelForScreenReaders.test('announces loading once', async ({ canvas, args }) => {
  await expect(await canvas.findByText(args.label)).toHaveRole('status');
});

export const LabelShown = meta.story({ parameters: pictured, args: { labelShown: true } });
