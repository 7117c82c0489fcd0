import { AvailableBalance } from '@cb/features/balance/Balance';
import { Profile } from '@cb/features/profile/Profile';
import { SecondaryProfiler } from '@cb/features/questionnaire/SecondaryProfiler';
import { SessionGate } from '@cb/features/session/SessionGate';
import { expect, waitFor, within } from 'storybook/test';
import { connected } from '../decorators/connected.tsx';
import preview from '../preview.tsx';
import { stage } from '../stage.ts';

const meta = preview.meta({
  title: 'Journeys/Complete the questionnaire',
  component: SessionGate,
  tags: ['!autodocs', 'no-visual'],
  decorators: [connected],
  args: {
    loading: null,
    visitor: null,
    failed: () => null,
    member: (userId: string) => (
      <>
        <AvailableBalance userId={userId} />
        <Profile userId={userId} profiler={<SecondaryProfiler userId={userId} />} />
      </>
    ),
  },
  parameters: { signedIn: true, clock: 'manual', chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    localStorage.removeItem('cb-country-language');
    sessionStorage.clear();
  },
});

/** What is answered to each open question. */
const answers = [
  ['Which pets live with you?', 'Cat'],
  ['What describes your work best?', 'Student'],
  ['How many people live in your home?', 3],
  ['Which devices do you use?', 'Phone'],
  ['Do you own a car?', 'No'],
  ['Where do you shop?', 'Online'],
] as const;

export const EditsTheProfileAndAnswersEveryQuestion = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body);
    const ring = () => canvas.getByRole('button', { name: /Secondary Profiler/, hidden: true });
    const ringShows = (percent: string) =>
      waitFor(async () => {
        stage.clock.advance(240);
        await expect(ring()).toHaveTextContent(percent);
      });
    /** The first amount on the page: what is available. */
    async function balance() {
      const [available] = canvas.getAllByText(/^[\d,.]+\sCB$/);
      const amount = Number(available?.textContent.replace(/[^\d.]/g, ''));
      await expect(amount).toBeGreaterThan(0);
      return amount;
    }
    let before = 0;

    await step('opens the profile', async () => {
      await canvas.findByDisplayValue('Dana');
      await ringShows('40.0%');
      before = await waitFor(balance);
    });

    await step('edits it', async () => {
      await userEvent.clear(canvas.getByLabelText('City'));
      await userEvent.type(canvas.getByLabelText('City'), 'Houston{Enter}');
      await canvas.findByText('Your profile has been updated.');
    });

    await step('answers every question', async () => {
      await waitFor(() => expect(ring()).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(ring());
      for (const [question, answer] of answers) {
        await page.findByRole('heading', { level: 3, name: question });
        if (typeof answer === 'number') {
          await userEvent.type(page.getByRole('spinbutton'), String(answer));
        } else {
          await userEvent.click(page.getByLabelText(answer));
        }
        await userEvent.click(page.getByRole('button', { name: 'Submit & Next' }));
      }
    });

    await step('sees the banner, and the ring at 100%', async () => {
      await page.findByText(
        'Your Profile is completed. Please check your reward in "My Earning History Menu"',
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await ringShows('100.0%');
      await expect(canvas.getByText('Completed')).toBeVisible();
    });

    await step('has 20 CB more', async () => {
      await waitFor(async () => {
        stage.clock.advance(4000);
        await expect((await balance()) - before).toBe(20);
      });
    });
  },
});
