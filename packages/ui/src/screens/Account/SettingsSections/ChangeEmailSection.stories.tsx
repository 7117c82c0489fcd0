import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { ChangeEmailSection } from './SettingsSections.tsx';

const meta = preview.meta({
  id: 'screens-account-changeemail',
  title: 'Screens/Account/Parts/ChangeEmail',
  component: ChangeEmailSection,
  args: { emailResetHref: '/email/reset' },
});

/** Only a link: the address is changed on a page of its own. */
export const Section = meta.story();

Section.test('links to the e-mail reset [ACC-04]', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Change Email Id' })).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Change your email address' });
  await expect(link).toHaveAttribute('href', '/email/reset');
});
