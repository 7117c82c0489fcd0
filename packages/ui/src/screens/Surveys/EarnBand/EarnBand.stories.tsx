import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { preventNavigation } from '#ui/components/Link/Link.fixtures.ts';
import { NextReward, NextRewardSkeleton } from '../NextReward/NextReward.tsx';
import { hostileSurveys, survey } from '../surveys.fixtures.ts';
import { EarnBand } from './EarnBand.tsx';

const best = survey(2, { cb: 120, minutes: 15, match: 90 });
const short = survey(5, { cb: 18, minutes: 3 });

const firstSteps = {
  status: 'firstSteps',
  profileHref: '#profile',
  profileDone: false,
  survey: short,
  surveyDone: false,
  onProfile: fn(),
  onSurvey: fn(),
  onClose: fn(),
} as const;

const meta = preview.meta({
  id: 'screens-surveys-earnband',
  title: 'Screens/Surveys/Parts/EarnBand',
  component: EarnBand,
  beforeEach: preventNavigation,
  args: {
    balance: { status: 'ready' as const, cb: 3037, decimals: 0 as const },
    nextReward: <NextReward name="Nimbus Air" href="#nimbus" price={5425} balance={3037} />,
    next: { status: 'best' as const, survey: best },
    offerWallsHref: '#walls',
  },
});

/** The survey with the most CB per minute, times its match, beside the next reward. */
export const Best = meta.story({ parameters: pictured });

Best.test('shows the balance and its value', async ({ canvas }) => {
  const band = canvas.getByRole('region', { name: 'Your balance' });
  await expect(band).toHaveTextContent(/3,037\sCB/);
  await expect(band).toHaveTextContent('worth $30.37 · 100 CB = $1');
});

Best.test('shows the next reward and the missing CB', async ({ canvas }) => {
  const reward = canvas.getByRole('link', { name: /Nimbus Air/ });
  await expect(reward).toHaveTextContent(/2,388\sCB to go/);
  await expect(reward).toHaveTextContent(/55% of 5,425\sCB/);
});

Best.test('opens the best survey in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /^Take survey Streaming and TV habits/ });
  await expect(link).toHaveAttribute('href', 'https://surveys.cbrewards.example/2');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
});

Best.test('says how the survey is chosen, with its length and match', async ({ canvas }) => {
  await expect(canvas.getByText('The most CB per minute, times your match.')).toBeVisible();
  await expect(canvas.getByText('15 min · 90% match · YourSurveys')).toBeVisible();
});

/** The best survey has no name, so its length and match lead. */
export const BestUnnamed = meta.story({
  args: { next: { status: 'best', survey: { ...best, name: undefined } } },
});

BestUnnamed.test('leads with length and match', async ({ canvas }) => {
  await expect(canvas.getByText('15 min · 90% match')).toBeVisible();
  await expect(canvas.getByText('Survey 2 · YourSurveys')).toBeVisible();
});

/** Without a known catalogue there is no next reward. */
export const NoRewardKnown = meta.story({ args: { nextReward: undefined } });

/** The balance covers the reward, so there is no bar. */
export const InReach = meta.story({
  args: {
    nextReward: <NextReward name="Bluebird Coffee" href="#" price={1000} balance={3037} />,
  },
});

InReach.test('says that the reward is affordable', async ({ canvas }) => {
  await expect(canvas.getByText('You have enough for it.')).toBeVisible();
  await expect(canvas.queryByText(/% of/)).toBeNull();
});

/** Has the height of the loaded band, so that nothing below it moves. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    balance: { status: 'loading' },
    nextReward: <NextRewardSkeleton />,
    next: { status: 'loading' },
  },
});

Loading.test('has the height of the loaded band', async ({ canvas, mount, args }) => {
  const loaded = {
    balance: { status: 'ready', cb: 3037, decimals: 0 },
    nextReward: <NextReward name="Nimbus Air" href="#nimbus" price={5425} balance={3037} />,
    next: { status: 'best', survey: best },
  } as const;
  for (const inlineSize of ['343px', '1100px']) {
    const heightOf = async (shown: Partial<typeof args>) => {
      await mount(
        <div style={{ inlineSize }}>
          <EarnBand {...args} {...shown} />
        </div>,
      );
      return canvas.getByRole('region').getBoundingClientRect().height;
    };
    await expect(await heightOf(loaded), inlineSize).toBe(await heightOf({}));
  }
});

/** A new member sees two first steps instead of the best survey. */
export const FirstVisit = meta.story({
  parameters: pictured,
  args: {
    balance: { status: 'ready', cb: 0, decimals: 0 },
    nextReward: undefined,
    next: firstSteps,
  },
});

FirstVisit.test(
  'reports that the profiler or the survey is opened',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /secondary profiler/ }));
    await userEvent.click(canvas.getByRole('link', { name: /survey of 3 min/ }));
    await expect(firstSteps.onProfile).toHaveBeenCalledOnce();
    await expect(firstSteps.onSurvey).toHaveBeenCalledOnce();
  },
);

FirstVisit.test('can be closed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close the first steps' }));
  await expect(firstSteps.onClose).toHaveBeenCalledOnce();
});

/** The member opened the profiler, which counts as done. */
export const OneStepDone = meta.story({
  args: { nextReward: undefined, next: { ...firstSteps, profileDone: true } },
});

/** No survey pays right now; a sentence points to the offer walls. */
export const NoSurvey = meta.story({ args: { next: { status: 'none' } } });

NoSurvey.test('leads to the offer walls', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'try an offer wall' })).toHaveAttribute(
    'href',
    '#walls',
  );
});

/** The surveys did not load; the band points to the offer walls instead. */
export const SurveysFailed = meta.story({ args: { next: { status: 'failed' } } });

export const Negative = meta.story({
  tags: ['edge-case'],
  args: { balance: { status: 'ready', cb: -300, decimals: 0 } },
});

Negative.test('explains a balance below zero', async ({ canvas }) => {
  await expect(canvas.getByText(/Below zero/)).toBeVisible();
});

/** The balance did not load: a dash, never 0. */
export const BalanceFailed = meta.story({ args: { balance: { status: 'failed' } } });

export const Hostile = meta.story({
  tags: ['edge-case'],
  args: {
    balance: { status: 'ready', cb: 999_999_999_999_999, decimals: 0 },
    nextReward: <NextReward name={'W'.repeat(300)} href="#" price={1e15} balance={-5} />,
    next: { status: 'best', survey: hostileSurveys[1] ?? best },
  },
});
