import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { NotificationSection } from './SettingsSections.tsx';

const onRetry = fn();

const meta = preview.meta({
  id: 'screens-account-emailnotifications',
  title: 'Screens/Account/Parts/EmailNotifications',
  component: NotificationSection,
});

/** The link has loaded; it opens outside the site, in a new tab. */
export const Ready = meta.story({
  parameters: pictured,
  args: { status: 'ready', href: 'https://mail.cbrewards.example/unsubscribe' },
});

Ready.test('shows the link [ACC-03]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Change your email notifications/ });
  await expect(link).toHaveAttribute('href', 'https://mail.cbrewards.example/unsubscribe');
});

/** The link is being requested. */
export const Loading = meta.story({ args: { status: 'loading' } });

/** The server sent no usable link, so a retry is offered. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'failed', onRetry },
});

Failed.test('offers to retry instead of a link', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByRole('link')).toBeNull();
});
