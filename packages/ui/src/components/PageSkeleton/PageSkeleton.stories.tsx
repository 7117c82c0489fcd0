import { pictured } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = preview.meta({
  id: 'components-pageskeleton',
  title: 'Components/Feedback/PageSkeleton',
  component: PageSkeleton,
  args: { label: 'Loading the page' },
  parameters: {
    guidance: {
      access: [
        'Its label is announced once; the outline is hidden from screen readers.',
        'Its heading is hidden too, because the screen’s own is the page’s h1.',
      ],
      do: {
        text: 'Draw the outline of what comes, with its heights.',
        show: () => (
          <PageSkeleton label="Loading your profile" shape="profile" heading="My Profile" />
        ),
      },
      avoid: {
        text: 'Do not show a spinner in place of a page: everything moves when it arrives.',
        show: () => <Spinner />,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `The outline of a screen whose code or session is loading.

**Use it** once in a page, for the screen of its route.

**Do not use it** for a part of a screen (SkeletonGroup).`,
      },
    },
  },
});

/** A form or a text. */
export const Frame = meta.story({ args: { heading: 'Account Settings' } });

/** The survey wall: tabs, the balance, and cards. */
export const Wall = meta.story({ parameters: pictured, args: { shape: 'wall' } });

/** The profile: the wallet beside the profiler. */
export const Profile = meta.story({
  parameters: pictured,
  args: { shape: 'profile', heading: 'My Profile' },
});

Profile.test('announces its label, and has no heading of its own', async ({ canvas }) => {
  await expect(canvas.getByText('Loading the page')).toBeInTheDocument();
  await expect(canvas.queryByRole('heading')).toBeNull();
});

/** The store: a band above its gift cards. */
export const Store = meta.story({ args: { shape: 'store' } });

/** The referrals: an invitation above a list. */
export const Invitation = meta.story({ args: { shape: 'invitation', heading: 'Refer & Earn' } });
