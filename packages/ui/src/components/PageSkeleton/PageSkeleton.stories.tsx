import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { guidance } from './PageSkeleton.docs.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = preview.meta({
  id: 'components-pageskeleton',
  title: 'Components/Feedback/PageSkeleton',
  component: PageSkeleton,
  args: { label: 'Loading the page' },
  parameters: { guidance },
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

Profile.test('announces its label, and its heading is only visible', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading the page')).toHaveRole('status'));
  await expect(canvas.getByText('My Profile')).toBeVisible();
  await expect(canvas.queryByRole('heading')).toBeNull();
});

/** The store: a band above its gift cards. */
export const Store = meta.story({ args: { shape: 'store' } });

/** The referrals: an invitation above a list. */
export const Invitation = meta.story({ args: { shape: 'invitation', heading: 'Refer & Earn' } });
