import { inShell } from '@cb/workbench/inShell';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/Welcome',
  component: WelcomeScreen,
  args: { dashboardHref: '/dashboard', oldAccountHref: '/dashboard/cintpanels' },
});

/** Explains the 2.0 point system and what to do with an old account. */
export const Welcome = meta.story(inShell('inbox'));

Welcome.test('mentions the 2.0 point system [PRD-08]', async ({ canvas }) => {
  await expect(canvas.getByText(/2\.0 point system/)).toBeVisible();
});

Welcome.test('explains what to do with an old account [PRD-09]', async ({ canvas }) => {
  const advice = canvas.getByText(/Its rewards stay separate/);
  await expect(advice).toHaveTextContent('Do you have an old account?');
  await expect(advice).toHaveTextContent('Redeem your old rewards');
  await expect(advice).toHaveTextContent('then stop using the old account');
});

Welcome.test('links to the old account', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open your old account' })).toHaveAttribute(
    'href',
    '/dashboard/cintpanels',
  );
});

Welcome.test('has a button that links to the dashboard [MSG-01]', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Start Earning CBs Here' });
  await expect(button).toHaveAttribute('href', '/dashboard');
});
