import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Offline } from './Offline.tsx';

const storeBalance = (text: string) => () => {
  localStorage.setItem('cb-last-balance', text);
  return () => localStorage.removeItem('cb-last-balance');
};

const meta = preview.meta({
  title: 'Features/Public/Offline',
  tags: ['!autodocs'],
  component: Offline,
  args: { onReload: fn() },
  parameters: { layout: 'fullscreen' },
});

/** The page that replaces all others offline, with the last known balance and its time. */
export const Known = meta.story({
  beforeEach: storeBalance('{"cb":1250,"decimals":0,"at":1762704300000}'),
});

Known.test('shows that the balance is an earlier one', async ({ canvas }) => {
  // Day and hour depend on the browser's time zone.
  await expect(canvas.getByRole('main')).toHaveTextContent(
    /1,250\sCB\s*as of \d\d-Nov-2025 \d+:05[AP]M/,
  );
});

Known.test('reloads as soon as the browser is online', async ({ args }) => {
  // The page subscribes in an effect.
  await waitFor(async () => {
    window.dispatchEvent(new Event('online'));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  });
});

Known.test('reloads without a balance after a logout', async ({ args, canvas }) => {
  const main = canvas.getByRole('main');
  await waitFor(async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(main).not.toBeVisible();
  });
  localStorage.removeItem('cb-last-balance');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(main).toBeVisible());
  await expect(main).not.toHaveTextContent('balance');
  await expect(args.onReload).toHaveBeenCalledTimes(1);
});

export const NonsenseStored = meta.story({
  tags: ['edge-case'],
  beforeEach: storeBalance('{"cb":"<b>1</b>","decimals":7}'),
});

NonsenseStored.test('shows no balance', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.getByRole('main')).not.toHaveTextContent('balance');
});
