import type { Guidance } from '@cb/workbench/ComponentPage';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

export const guidance: Guidance = {
  use: `Skeletons under one text that names what is loading.

**Use it** once around everything that arrives together, with the loading text shown where the specification shows one.

**Do not use it** around each shape of a group.`,
  access: [
    'Outside a LoadingScope its label is announced once, even if visually hidden; the shapes are hidden.',
    'After ten seconds it announces that loading takes longer than usual.',
  ],
  do: {
    text: 'Keep content that is already known, such as the heading, outside the group.',
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
    text: 'Do not show shapes in place of text that is already known.',
    show: () => (
      <SkeletonGroup label="Loading your referrals">
        <Skeleton />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonGroup>
    ),
  },
};
