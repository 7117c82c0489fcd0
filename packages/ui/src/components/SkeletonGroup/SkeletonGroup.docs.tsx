import type { Guidance } from '@cb/workbench/ComponentPage';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

export const guidance: Guidance = {
  use: `Skeletons with one label that names what is loading.

**Use it** once around content that loads together. Show the label only if the specification quotes it.

**Do not use it** around each skeleton of a group.`,
  access: [
    'Its label is announced once, even if it is visually hidden. The skeletons are hidden from screen readers.',
    'Inside a LoadingScope, the scope announces its own label instead.',
    'After ten seconds it announces that loading takes longer than usual.',
  ],
  do: {
    text: 'Show text that is already known, such as the heading, above the group.',
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
    text: 'Do not show a skeleton in place of known text.',
    show: () => (
      <SkeletonGroup label="Loading your referrals">
        <Skeleton />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonGroup>
    ),
  },
};
