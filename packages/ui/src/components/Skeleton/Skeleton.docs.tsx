import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guidance: Guidance = {
  use: `A placeholder in the shape of loading content, so that nothing moves when the content arrives.

**Use it** in the same layout as the content, inside a SkeletonGroup that names what loads.

**Do not use it** for a wait the member started (ProgressBar), or when the shape of the content is unknown.`,
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
};
