import { pictured } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
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
    guidance: {
      access: [
        'Outside a LoadingScope its label is announced once, visible or not; the shapes are hidden.',
        'After ten seconds it announces that loading takes longer than usual.',
      ],
      do: {
        text: 'Show outside it all that is known already, such as the heading.',
        show: () => (
          <Stack>
            <Heading level={3}>Your recent referrals</Heading>
            <SkeletonGroup label="Loading your referrals">
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </SkeletonGroup>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not draw shapes for text that need not load.',
        show: () => (
          <SkeletonGroup label="Loading your referrals">
            <Skeleton />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </SkeletonGroup>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Skeletons under one text that names what is loading.

**Use it** once around everything that arrives together, with the loading text shown where the specification shows one.

**Do not use it** around each shape of a group.`,
      },
    },
  },
});

/** Screen readers announce what is loading; others see the shapes. */
export const LabelForScreenReaders = meta.story();

LabelForScreenReaders.test('announces loading once', async ({ canvas, args }) => {
  await waitFor(() => expect(canvas.getByText(args.label)).toHaveRole('status'));
});

/** The specification asks for a visible text. */
export const LabelShown = meta.story({ parameters: pictured, args: { labelShown: true } });
