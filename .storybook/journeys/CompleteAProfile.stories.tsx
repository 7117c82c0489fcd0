import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import {
  expectBalance,
  expectVisible,
  followMenuLink,
  journeyMeta,
  playSteps,
  type JourneyContext,
} from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/Complete a profile',
  ...journeyMeta,
  tags: ['!autodocs'],
});

/** The open questions in order, each with the answer to give. */
const answers = [
  ['Which pets live with you?', 'Cat'],
  ['What describes your work best?', 'Student'],
  ['How many people live in your home?', 3],
  ['Which devices do you use?', 'Phone'],
  ['Do you own a car?', 'No'],
  ['Where do you shop?', 'Online'],
] as const;

const ring = ({ canvas }: JourneyContext) =>
  canvas.findByRole('button', { name: /Secondary Profiler/, hidden: true });

/** Waits until the ring shows a percentage. */
async function expectRing(context: JourneyContext, percent: string) {
  const progressRing = await ring(context);
  await waitFor(() => expect(progressRing).toHaveTextContent(percent));
}

/** A member moves city, answers the open questions and earns 20 CB. */
export const EditsTheProfileAndAnswersEveryQuestion = meta.story({
  play: playSteps({
    'opens the profile from the menu [QUE-20]': async (context) => {
      await expectBalance(context, '3,037');
      await followMenuLink(context, /^My Profile/);
      await expectVisible(() => context.canvas.getByDisplayValue('Dana'));
      await expectRing(context, '40.0%');
    },
    'moves to another city [PRF-09]': async ({ canvas, userEvent }) => {
      await userEvent.clear(canvas.getByLabelText('City'));
      await userEvent.type(canvas.getByLabelText('City'), 'Houston{Enter}');
      await expectVisible(() => canvas.getByText('Your profile has been updated.'));
    },
    'answers every question [QUE-02]': async (context) => {
      const { userEvent } = context;
      await waitFor(async () => expect(await ring(context)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(await ring(context));
      const dialog = within(await screen.findByRole('dialog'));
      for (const [question, answer] of answers) {
        await expectVisible(() => dialog.getByRole('heading', { level: 3, name: question }));
        if (typeof answer === 'number') {
          await userEvent.type(dialog.getByRole('spinbutton', { name: question }), String(answer));
        } else {
          await userEvent.click(dialog.getByLabelText(answer));
        }
        await userEvent.click(dialog.getByRole('button', { name: 'Submit & Next' }));
      }
      await expectRing(context, '100.0%');
    },
    'sees the banner, and the ring at 100% [QUE-04, QUE-15]': async (context) => {
      await screen.findByText(
        'Your Profile is completed. Please check your reward in "My Earning History Menu"',
      );
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectRing(context, '100.0%');
      await expectVisible(() => context.canvas.getByText('Completed'));
    },
    'has 20 CB more': (context) => expectBalance(context, '3,057'),
  }),
});
