import { Button } from '@cb/ui/components/Button';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AccountDeleted } from './AccountDeleted.tsx';

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
  const [shown, show] = useState(false);
  const cache = useQueryClient().getQueryCache();
  const cached = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().length,
  );
  return (
    <>
      {shown ? <AccountDeleted landingHref="/home" /> : <Shell onLeave={() => show(true)} />}
      <output aria-label="Cached">{cached}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Account/Deleted',
  tags: ['!autodocs'],
  component: AfterTheShell,
  decorators: [connected],
});

/** The page after the deletion: it links to the landing page and clears the account's cached data. */
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Cached')).toHaveTextContent('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  },
});

Deleted.test(
  'confirms it, links to the landing page, and clears the account’s data',
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to the start page' });
    await expect(link).toHaveAttribute('href', '/home');
    await waitFor(() => expect(canvas.getByLabelText('Cached')).toHaveTextContent('0'));
  },
);
