import { expect, within } from 'storybook/test';
import preview from '../preview.tsx';
import {
  creditAndPush,
  expectBalance,
  expectPageLoaded,
  expectVisible,
  followMenuLink,
  journeyMeta,
  playSteps,
  type JourneyContext,
} from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/Take a survey',
  ...journeyMeta,
  tags: ['!autodocs'],
});

const yourSurveys = ({ canvas }: JourneyContext) =>
  within(canvas.getByRole('region', { name: 'YourSurveys' }));

const card = (context: JourneyContext, name: string) => {
  const item = yourSurveys(context).getByText(name).closest('li');
  if (!item) throw new Error(`${name} is not a card of the list.`);
  return within(item);
};

/** A member takes a survey in a new tab, is paid for it and finds it in the report. */
export const TakesASurveyAndIsPaid = meta.story({
  play: playSteps({
    'opens the dashboard, and sees the survey wall [SVC-14]': async (context) => {
      await expectPageLoaded(context);
      const wall = context.canvas.queryByRole('region', { name: 'YourSurveys' });
      if (!wall) await followMenuLink(context, /^Dashboard/);
      await expectVisible(() => yourSurveys(context).getByText('1–4 of 23'));
      await expectBalance(context, '3,037');
    },
    'looks at the next surveys, and chooses one [SVC-11]': async (context) => {
      await context.userEvent.click(yourSurveys(context).getByRole('button', { name: 'Next' }));
      await expectVisible(() => yourSurveys(context).getByText('5–8 of 23'));
      await expectVisible(() => card(context, 'Survey 6').getByText(/^Earn/));
    },
    'takes it in a new tab [SVC-03]': async (context) => {
      const link = card(context, 'Survey 6').getByRole('link', { name: /^Take survey/ });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', 'https://surveys.cbrewards.example/yoursurveys-6');
      // Prevents the tab of the survey from opening.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await context.userEvent.click(link);
    },
    'is paid for it [RTM-02, RTM-07]': async (context) => {
      await creditAndPush(context, 63, 'Survey 6 of YourSurveys');
      await expectBalance(context, '3,100');
    },
    'finds it in the earning report [SHL-09, TRX-06]': async (context) => {
      await followMenuLink(context, /^Earning Report/);
      await expectVisible(() => context.canvas.getByText('Total : 64'));
      await expectVisible(() => context.canvas.getByText(/Survey 6 of YourSurveys/));
    },
  }),
});
