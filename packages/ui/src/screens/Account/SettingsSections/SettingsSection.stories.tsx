import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/Button/Button.tsx';
import { SettingsSection } from './SettingsSections.tsx';

const meta = preview.meta({
  id: 'screens-account-settingssection',
  title: 'Screens/Account/Parts/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'Delete Account',
    explanation: 'Deleted accounts lose all CBs.',
    children: <Button tone="secondary">Delete Account</Button>,
  },
});

/** The explanation at the start, the action at the end, as in each section of the settings. */
export const Section = meta.story();

Section.test('is a landmark labelled by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Delete Account' })).toBeVisible();
});
