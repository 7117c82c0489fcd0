import { mockReducedMotion } from '@cb/workbench/playHelpers';
import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PlatformProvider } from '#ui/platform/Platform.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { guidance } from './ProgressRing.docs.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = preview.meta({
  id: 'components-progressring',
  title: 'Components/Feedback/ProgressRing',
  component: ProgressRing,
  args: { percent: 40 },
  parameters: { guidance },
});

/** A profile that is partly complete. */
export const Part = meta.story();
/** Before the first answer, the ring is empty. */
export const Nothing = meta.story({ args: { percent: 0 } });
/** A complete profile closes the ring. */
export const Whole = meta.story({ args: { percent: 100 } });
/** Beside a sentence or in a list. */
export const Small = meta.story({ args: { size: 'small' } });

export const Unknown = meta.story({ tags: ['edge-case'], args: { percent: undefined } });

Unknown.test('shows a dash', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible();
});

export const OverTheWhole = meta.story({ tags: ['edge-case'], args: { percent: 130 } });

OverTheWhole.test('is clamped to 100%', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('100.0%')).toBeVisible();
  const arc = canvasElement.querySelector('circle:last-child');
  await expect(arc).toHaveAttribute('stroke-dashoffset', '0');
});

let platform = fakePlatform();

/** Press Answer: ring and figure count to the new percentage. */
export const Growing = meta.story({
  beforeEach: () => {
    platform = fakePlatform();
    return mockReducedMotion(false);
  },
  render: function Growing() {
    const [percent, setPercent] = useState(40);
    return (
      <PlatformProvider platform={platform}>
        <ProgressRing percent={percent} />
        <Button onClick={() => setPercent(60)}>Answer</Button>
      </PlatformProvider>
    );
  },
});

Growing.test('animates to its percentage within 240 ms', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  await platform.clock.advance(32);
  await waitFor(() => expect(canvas.queryByText('40.0%')).toBeNull());
  await expect(canvas.queryByText('60.0%')).toBeNull();
  await platform.clock.advance(240 - 32);
  await expect(await canvas.findByText('60.0%')).toBeVisible();
});

export const Looks = meta.story({
  ...looks({ Part, Whole, Small, Unknown }),
  tags: ['!dev', '!autodocs'],
});
