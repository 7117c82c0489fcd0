import { demoLogin } from '@cb/mocks/world/members';
import { expect, screen, within } from 'storybook/test';
import preview from '../preview.tsx';
import { Journey } from './Journey.tsx';
import { journeyParameters } from './journeyParameters.ts';
import { playSteps } from './playSteps.ts';

const meta = preview.meta({
  title: 'Journeys/Delete the account',
  component: Journey,
  tags: ['!autodocs', 'no-visual'],
  args: { start: '/dashboard/accountsettings' },
  parameters: { ...journeyParameters, signedIn: true },
});

const dialog = async () => within(await screen.findByRole('dialog'));

export const DeleteTheAccount = meta.story({
  play: playSteps({
    'asks for the deletion': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }));
      await expect(await (await dialog()).findByText(demoLogin.email)).toBeVisible();
    },
    'is refused with a wrong password': async ({ userEvent }) => {
      const asked = await dialog();
      await userEvent.click(asked.getByLabelText('I understand, continue to delete my account'));
      await userEvent.type(asked.getByLabelText('Password'), 'wrong{Enter}');
      await expect(await asked.findByText(/The password is wrong/)).toBeVisible();
    },
    'deletes it for good': async ({ userEvent }) => {
      const asked = await dialog();
      await userEvent.clear(asked.getByLabelText('Password'));
      await userEvent.type(asked.getByLabelText('Password'), demoLogin.password);
      await userEvent.click(asked.getByRole('button', { name: 'Delete my account' }));
      await expect(await screen.findByText(/all its CBs are gone/)).toBeVisible();
    },
  }),
});
