import preview from '../preview.tsx';
import { expectVisible, journeyMeta, playSteps } from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/Register and first login',
  ...journeyMeta,
  tags: ['!autodocs'],
  args: { start: '/home/login' },
  parameters: { ...journeyMeta.parameters, signedIn: false, showsMember: false },
});

const member = { email: 'new.member@mail.example', password: 'a long password' };

/** A visitor signs up, logs in with the new account and has 0 CB. */
export const RegisterAndFirstLogin = meta.story({
  play: playSteps({
    'asks for a new account [LOG-05]': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'create new account' }));
      await expectVisible(() => canvas.getByLabelText('Repeat Password'));
    },
    'fills in the sign-up': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('Email'), member.email);
      await userEvent.type(canvas.getByLabelText('Password'), member.password);
      await userEvent.type(canvas.getByLabelText('Repeat Password'), member.password);
      await userEvent.type(canvas.getByLabelText('Zipcode'), '560001');
    },
    'signs up [REG-03]': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign me up!' }));
      await expectVisible(() => canvas.getByRole('heading', { name: 'Info' }));
    },
    'goes to the login': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Go to login' }));
      await expectVisible(() => canvas.getByLabelText('Username'));
    },
    'logs in, and sees an empty balance [LOG-06, BAL-05]': async ({ canvas, userEvent }) => {
      await expectVisible(() => canvas.getByDisplayValue(member.email));
      await userEvent.type(canvas.getByLabelText('Password'), `${member.password}{Enter}`);
      await expectVisible(() => canvas.getByRole('navigation', { name: 'Offers' }));
      await expectVisible(() => canvas.getByText('0 CB'));
    },
  }),
});
