import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Journey } from './Journey.tsx';
import { journeyParameters } from './journeyParameters.ts';
import { playSteps } from './playSteps.ts';

const meta = preview.meta({
  title: 'Journeys/Register and first login',
  component: Journey,
  tags: ['!autodocs', 'no-visual'],
  args: { start: '/home/reg' },
  parameters: journeyParameters,
});

const member = { email: 'new.member@mail.example', password: 'a long password' };

export const RegisterAndFirstLogin = meta.story({
  play: playSteps({
    'fills in the sign-up': async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText('Email'), member.email);
      await userEvent.type(canvas.getByLabelText('Password'), member.password);
      await userEvent.type(canvas.getByLabelText('Repeat Password'), member.password);
      await userEvent.type(canvas.getByLabelText('Zipcode'), '560001');
    },
    'signs up': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign me up!' }));
      await expect(await canvas.findByRole('heading', { name: 'Info' })).toBeVisible();
    },
    'goes to the login': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Go to login' }));
      await expect(await canvas.findByLabelText('Username')).toBeVisible();
    },
    'logs in': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('Username'), member.email);
      await userEvent.type(canvas.getByLabelText('Password'), `${member.password}{Enter}`);
      await expect(await canvas.findByRole('navigation', { name: 'Offers' })).toBeVisible();
    },
    'sees an empty balance': async ({ canvas }) => {
      await expect(await canvas.findByText(/^0\sCB$/)).toBeVisible();
    },
  }),
});
