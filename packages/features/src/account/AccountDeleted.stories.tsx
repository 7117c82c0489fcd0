import { demoMemberId } from '@cb/mocks/world/members';
import { Button } from '@cb/ui/components/Button';
import { connected } from '@cb/workbench/connected';
import type { PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { waitForQuiet } from '@cb/workbench/storyEnvironment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { setDeletedMember } from '../shared/gate/forgetMember.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { AccountDeleted } from './AccountDeleted.tsx';

/** Caches a balance, as the shell does. */
function Shell({ onLeave }: { onLeave: () => void }) {
  useQuery({ queryKey: ['balance'], queryFn: () => 1250 });
  return (
    <Button tone="quiet" onClick={onLeave}>
      Leave
    </Button>
  );
}

/** Shows the shell's cached balance first, then the page that must clear it. */
function AfterTheShell() {
  const [hasLeft, setLeft] = useState(false);
  const cache = useQueryClient().getQueryCache();
  const cachedCount = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().length,
  );
  return (
    <>
      {hasLeft ? (
        <AccountDeleted landingHref="/home" fallback={<h1>Account Settings</h1>} />
      ) : (
        <Shell onLeave={() => setLeft(true)} />
      )}
      <output aria-label="Cached">{cachedCount}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Account/Deleted',
  tags: ['!autodocs'],
  component: AfterTheShell,
  decorators: [connected],
});

async function leaveShell({ canvas, userEvent }: PlayContext) {
  await waitFor(() => expect(canvas.getByLabelText('Cached')).toHaveTextContent('1'));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
}

const storedKey = keyOf('store', demoMemberId);

/** The page after the deletion: it links to the landing page and clears the account's cached data. */
export const Deleted = meta.story({
  beforeEach() {
    setDeletedMember(demoMemberId);
    localStorage.setItem(storedKey, '{}');
    return () => setDeletedMember('');
  },
  play: leaveShell,
});

/** The page without a deletion, as from a link: it clears nothing and leads to the settings. */
export const NothingDeleted = meta.story({ play: leaveShell });

NothingDeleted.test('leads to the settings, and keeps the cache', async ({ canvas }) => {
  await expect(canvas.getByText('Account Settings')).toBeVisible();
  await waitForQuiet();
  await expect(canvas.getByLabelText('Cached')).toHaveTextContent('1');
});

Deleted.test(
  'confirms it, links to the landing page, and clears the account’s data',
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to the start page' });
    await expect(link).toHaveAttribute('href', '/home');
    await waitFor(() => expect(canvas.getByLabelText('Cached')).toHaveTextContent('0'));
    await waitFor(() => expect(localStorage.getItem(storedKey)).toBeNull());
  },
);
