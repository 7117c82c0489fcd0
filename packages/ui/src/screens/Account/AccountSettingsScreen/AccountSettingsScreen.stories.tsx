import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import {
  ChangeEmailSection,
  ChangePasswordSection,
  DeleteAccountSection,
  NotificationSection,
} from '../SettingsSections/SettingsSections.tsx';
import { AccountSettingsScreen, AdBlockWarning } from './AccountSettingsScreen.tsx';

const guideHref = 'https://help.cbrewards.example/ad-blocker';

const meta = preview.meta({
  title: 'Screens/Account/Settings',
  component: AccountSettingsScreen,
  args: {
    adBlockWarning: <AdBlockWarning status="clear" guideHref={guideHref} />,
    changePassword: (
      <ChangePasswordSection
        status="editing"
        email="dana@mail.example"
        errors={[]}
        info={[]}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
    notifications: (
      <NotificationSection status="ready" href="https://mail.cbrewards.example/unsubscribe" />
    ),
    changeEmail: <ChangeEmailSection emailResetHref="/email/reset" />,
    deleteAccount: <DeleteAccountSection cb={3037} onOpen={fn()} />,
  },
});

/** All five parts, with no ad blocker found; deletion is apart from the other settings. */
export const Settings = meta.story(inShell('accountSettings'));

Settings.test('has the warning and the four sections in order [ACC-01]', async ({ canvas }) => {
  const headings = canvas.getAllByRole('heading', { level: 2 });
  await expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Do you use an ad blocker?',
    'Change Password',
    'Email Notification Settings',
    'Change Email Id',
    'Delete Account',
  ]);
});

/** An ad blocker was found, so the warning at the top is more prominent. */
export const WithBlocker = meta.story({
  parameters: picturedIn('dark phone'),
  args: { adBlockWarning: <AdBlockWarning status="blocked" guideHref={guideHref} /> },
});
