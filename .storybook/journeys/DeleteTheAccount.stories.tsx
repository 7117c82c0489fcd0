import { demoLogin } from '@cb/mocks/world/members';
import { screen, within } from 'storybook/test';
import preview from '../preview.tsx';
import { expectVisible, followAccountLink, journeyMeta, playSteps } from './atTheSite.ts';

const meta = preview.meta({
  title: 'Journeys/Delete the account',
  ...journeyMeta,
  tags: ['!autodocs'],
});

const dialog = async () => within(await screen.findByRole('dialog'));

/** A member mistypes the password once, then deletes the account with all its CB. */
export const DeleteTheAccount = meta.story({
  play: playSteps({
    'opens the account settings from the menu [SHL-20]': async (context) => {
      await followAccountLink(context, 'My Account Settings');
      await expectVisible(() => context.canvas.getByRole('button', { name: 'Delete Account' }));
    },
    'asks for the deletion [ACC-05, DEL-01]': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
      const asked = await dialog();
      await expectVisible(() => asked.getByText(demoLogin.email));
    },
    'is refused with a wrong password [DEL-06]': async ({ userEvent }) => {
      const asked = await dialog();
      await userEvent.click(asked.getByLabelText('I understand, continue to delete my account'));
      await userEvent.type(asked.getByLabelText('Password'), 'wrong{Enter}');
      await expectVisible(() => asked.getByText(/^The password is wrong/));
    },
    'deletes it for good [DEL-04, DEL-05]': async ({ userEvent }) => {
      const asked = await dialog();
      await userEvent.clear(asked.getByLabelText('Password'));
      await userEvent.type(asked.getByLabelText('Password'), demoLogin.password);
      await userEvent.click(asked.getByRole('button', { name: 'Delete my account' }));
      await expectVisible(() => screen.getByText(/all its CBs are gone/));
    },
  }),
});
