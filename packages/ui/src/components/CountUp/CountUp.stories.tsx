import { useControlled } from '@cb/workbench/controlled';
import { mockReducedMotion } from '@cb/workbench/playHelpers';
import { eachStory, looks } from '@cb/workbench/looks';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { guidance } from './CountUp.docs.tsx';
import { CountUp, CountUpDollars, type CountUpProps } from './CountUp.tsx';

let platform = fakePlatform();

/** Lets a test move the clock that the amounts count by. */
const withManualClock = withPlatform(() => platform);

const meta = preview.meta({
  id: 'components-countup',
  title: 'Components/Data/CountUp',
  component: CountUp,
  args: { cb: 1250, announcedAs: 'Your balance is' },
  beforeEach: () => {
    platform = fakePlatform();
    return mockReducedMotion(false);
  },
  decorators: [
    eachStory<CountUpProps>(function WithAddButton(Story, context) {
      const { args } = context;
      const [cb, setCb] = useControlled<number>(context, 'cb');
      return (
        <Inline>
          <Story args={{ ...args, cb }} />
          <Button tone="secondary" onClick={() => setCb((cb || 0) + 50)}>
            Add 50 CB
          </Button>
        </Inline>
      );
    }),
  ],
  parameters: { guidance },
});

/** An amount that has not changed since it appeared. */
export const Resting = meta.story();

/** Press the button: the clock is stopped, so the amount waits at its start. */
export const Counting = meta.story({ decorators: [withManualClock] });

Counting.test('counts to the new amount within 240 ms', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  // The timers of the next step and of the announcement.
  await waitFor(() => expect(platform.clock.pending()).toBe(2));
  await platform.clock.advance(120);
  await waitFor(() => expect(canvas.getByText(/^1,2(6|7|8|9)\d CB$/)).toBeVisible());
  await platform.clock.advance(120);
  await expect(await canvas.findByText('1,300 CB')).toBeVisible();
});

Counting.test('announces only the final amount', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button');
  const status = screen.getByRole('status');
  await expect(status).toHaveTextContent(/^$/);
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(button);
    await platform.clock.advance(500);
  }
  await expect(status).toHaveTextContent(/^$/);
  await waitFor(() => expect(canvas.getByText('1,400 CB')).toBeVisible());
  await platform.clock.advance(1000);
  await waitFor(() => expect(status).toHaveTextContent(/^Your balance is 1,400 CB$/));
});

/** Three components that show the same amount. */
export const InThreePlaces = meta.story({
  decorators: [withManualClock],
  args: { announcedAs: undefined },
  render: (args) => (
    <>
      <CountUp {...args} />
      <CountUp cb={args.cb} size="title" />
      <CountUpDollars cb={args.cb} />
    </>
  ),
});

InThreePlaces.test('shows the same amount everywhere, in each step', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const steps = new Set<string>();
  const observer = new MutationObserver(() => steps.add(canvasElement.innerText));
  observer.observe(canvasElement, { subtree: true, characterData: true, childList: true });
  await userEvent.click(canvas.getByRole('button'));
  for (let frame = 0; frame < 20; frame += 1) await platform.clock.advance(16);
  await canvas.findByText(/worth \$13\.00/);
  observer.disconnect();
  await expect(steps.size).toBeGreaterThan(3);
  for (const step of steps) {
    const [one = '', other = '', dollars = ''] = step.match(/\d[\d,.]*/g) ?? [];
    await expect(other).toBe(one);
    await expect(Number(dollars) * 100).toBeCloseTo(Number(one.replace(',', '')));
  }
});

/** One of two amounts is removed while both count. */
export const OneLeaves = meta.story({
  decorators: [withManualClock],
  args: { announcedAs: undefined },
  render: function TwoAmounts(args) {
    const [isSecondShown, setSecondShown] = useState(true);
    return (
      <>
        <CountUp {...args} />
        {isSecondShown && <CountUp cb={args.cb} size="title" />}
        <Button onClick={() => setSecondShown(false)}>Remove one</Button>
      </>
    );
  },
});

OneLeaves.test('goes on counting in the other one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add 50 CB' }));
  await platform.clock.advance(16);
  await userEvent.click(canvas.getByRole('button', { name: 'Remove one' }));
  for (let frame = 0; frame < 20; frame += 1) await platform.clock.advance(16);
  await canvas.findByText('1,300 CB');
});

/** An amount with a fraction, which counts in whole CB. */
export const WithAFraction = meta.story({ decorators: [withManualClock], args: { cb: 1257.5 } });

WithAFraction.test('counts in whole CB', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(platform.clock.pending()).toBe(2));
  await platform.clock.advance(120);
  await waitFor(() => expect(canvas.getByText(/^1,(2[6-9]\d|30\d) CB$/)).toBeVisible());
  await platform.clock.advance(120);
  await expect(await canvas.findByText('1,307.5 CB')).toBeVisible();
});

/** The device asks for less motion, so the amount jumps. */
export const ReducedMotion = meta.story({
  decorators: [withManualClock],
  beforeEach: () => mockReducedMotion(true),
});

ReducedMotion.test('jumps under reduced motion', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await canvas.findByText('1,300 CB')).toBeVisible();
});

/** A balance after a CB code, with one decimal place. */
export const OneDecimal = meta.story({ args: { cb: 107.5, decimals: 1 } });

/** The balance as the large figure of a view. */
export const AsAFigure = meta.story({ args: { cb: 3037, size: 'display' } });

export const Negative = meta.story({ tags: ['edge-case'], args: { cb: -300 } });

/** Press the button: it adds to 0. */
export const Unknown = meta.story({ tags: ['edge-case'], args: { cb: Number.NaN } });

Unknown.test(
  'shows an amount that becomes known at once',
  { decorators: [withManualClock] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('50 CB')).toBeVisible();
  },
);

export const Looks = meta.story({
  ...looks({ Resting, WithAFraction, AsAFigure, Unknown }),
  tags: ['!dev', '!autodocs'],
});
