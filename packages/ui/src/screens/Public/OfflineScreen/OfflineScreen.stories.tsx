import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { OfflineScreen } from './OfflineScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Offline',
  component: OfflineScreen,
  parameters: { layout: 'fullscreen', matrix: 'small' },
  args: { onReload: fn() },
});

export const UnknownBalance = meta.story({
  tags: ['edge-case'],
  args: { status: 'unknownBalance' },
});

UnknownBalance.test('offers to retry, without a balance', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('main')).not.toHaveTextContent('CB');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onReload).toHaveBeenCalledTimes(1);
});

/** The last balance known on this device, with its time because it may be outdated. */
export const LastBalance = meta.story({
  parameters: picturedIn('dark phone'),
  args: { status: 'lastBalance', cb: 107, decimals: 1, asOf: '09-Nov-2026 4:05PM' },
});

LastBalance.test('shows the time of the balance', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toHaveTextContent(
    /Your last known balance\s*107\.0\sCB\s*as of 09-Nov-2026 4:05PM/,
  );
});
