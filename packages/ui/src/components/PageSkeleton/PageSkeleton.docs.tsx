import type { Guidance } from '@cb/workbench/ComponentPage';
import { Spinner } from '../Spinner/Spinner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export const guidance: Guidance = {
  use: `The outline of a screen whose code or session is loading.

**Use it** once in a page, for the screen of its route.

**Do not use it** for a part of a screen (SkeletonGroup).`,
  access: [
    'Its label is announced once; the outline is hidden from screen readers.',
    'Its heading is hidden too, because the screen’s own is the page’s h1.',
  ],
  do: {
    text: 'Draw the outline of what comes, with its heights.',
    show: () => <PageSkeleton label="Loading your profile" shape="profile" heading="My Profile" />,
  },
  avoid: {
    text: 'Do not show a spinner in place of a page: everything moves when it arrives.',
    show: () => <Spinner />,
  },
};
