import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { waitForQuiet } from '@cb/workbench/storyEnvironment';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { GoalReward, type GoalRewardProps } from './NextReward.tsx';

const goal = { name: 'Bluebird Coffee', value: 25, currency: 'USD', price: 2500 };

const meta = preview.meta({
  id: 'screens-surveys-goalreward',
  title: 'Screens/Surveys/Parts/GoalReward',
  component: GoalReward,
  args: {
    goal,
    href: '#bluebird',
    balance: 2087,
    cbPerSurvey: 90 as number | undefined,
    announced: true,
  },
  decorators: [
    (Story) => (
      <BrandPanel>
        <div style={{ maxInlineSize: '22rem' }}>
          <Story />
        </div>
      </BrandPanel>
    ),
  ],
});

/** The missing CB, and how many surveys earn them at the member’s pace. */
export const OnTheWay = meta.story({ parameters: pictured });

OnTheWay.test('shows the missing CB and surveys, and links to the card', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /My goal.*Bluebird Coffee \$25/ });
  await expect(link).toHaveTextContent(/413\sCB to go, about five surveys at your pace$/);
  await expect(link).toHaveAttribute('href', '#bluebird');
});

/** The member’s pace is unknown, so no number of surveys is named. */
export const WithoutPace = meta.story({ args: { cbPerSurvey: undefined } });

WithoutPace.test('names no number of surveys', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveTextContent(/413\sCB to go$/);
});

/** One more survey is enough. */
export const OneSurveyLeft = meta.story({ args: { balance: 2440 } });

OneSurveyLeft.test('counts one survey', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveTextContent(/to go, about one survey at your pace$/);
});

/** The balance covers the goal, so the card offers to redeem it. */
export const Reached = meta.story({ parameters: pictured, args: { balance: 2512.5 } });

Reached.test('links to the card', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Goal reached.*Redeem it now/ });
  await expect(link).toHaveAttribute('href', '#bluebird');
});

Reached.test('does not announce a goal that was reached before', async ({ canvas }) => {
  await waitForQuiet();
  await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
});

/** Lets the balance rise by 50 CB, with or without a toast. */
function Earning(props: GoalRewardProps) {
  const [{ balance, announced }, setState] = useState({ ...props, announced: true });
  return (
    <>
      <GoalReward {...props} balance={balance} announced={announced} />
      <button onClick={() => setState({ ...props, balance: balance + 50, announced: true })}>
        Earn
      </button>
      <button onClick={() => setState({ ...props, balance: balance + 50, announced: false })}>
        Earn with a toast
      </button>
    </>
  );
}

/** Press “Earn” twice: reaching the goal is announced once. */
export const WhileShown = meta.story({
  args: { balance: 2440 },
  render: (args) => <Earning {...args} />,
});

WhileShown.test('announces that it is reached', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Earn' }));
  await expect(canvas.getByRole('link')).toHaveTextContent(/10\sCB to go/);
  await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Earn' }));
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      /^You reached your goal, Bluebird Coffee \$25\.$/,
    ),
  );
});

WhileShown.test('leaves the announcement to a toast', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Earn' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Earn with a toast' }));
  await expect(canvas.getByText('Goal reached')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Earn' }));
  await waitForQuiet();
  await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
});

export const BelowZero = meta.story({ tags: ['edge-case'], args: { balance: -300 } });

/** A goal of 1 CB, with 0.4 CB in the balance. */
export const Tiny = meta.story({
  args: { goal: { ...goal, value: 0.01, price: 1 }, balance: 0.4 },
});

export const Huge = meta.story({
  tags: ['edge-case'],
  args: { goal: { ...goal, value: 1e13, price: 1e15 }, balance: 3037, cbPerSurvey: 0.5 },
});

/** A name of 300 letters stays within the card. */
export const LongName = meta.story({
  args: { goal: { ...goal, name: 'W'.repeat(300), currency: 'points' } },
});

LongName.test('does not overflow', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});
