// cspell:ignore ＦＲＩＤＡＹ
import { Button } from '@cb/ui/components/Button';
import { Card } from '@cb/ui/components/Card';
import { Stack } from '@cb/ui/components/Stack';
import { connected } from '@cb/workbench/connected';
import { type Canvas, fillUnnoticed, type PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { broken, heldCall, pending, respondWith } from '@cb/workbench/respondWith';
import { callsTo, storyEnvironment, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Balance } from '../balance/Balance.tsx';
import { CbCode } from './CbCode.tsx';

/** The panel beside the balance, in a container that closes like the top bar's dropdown. */
function Dropdown() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ maxWidth: 340 }}>
      <Stack>
        <div data-testid="balance">
          <Balance />
        </div>
        <Button tone="secondary" onClick={() => setOpen(!isOpen)}>
          CB CODE
        </Button>
        {isOpen && (
          <Card padding="medium">
            <CbCode />
          </Card>
        )}
      </Stack>
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/Balance/CbCode',
  tags: ['!autodocs'],
  component: Dropdown,
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const getButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Redeem code' });
const getField = (canvas: Canvas) => canvas.getByLabelText('CB code');
const sentCodes = () => callsTo('/cinchCode/redeem').map(({ body }) => body);

async function typeCode({ canvas, userEvent }: PlayContext, code: string) {
  // The panel subscribes in an effect.
  await storyEnvironment.clock.advance(0);
  await userEvent.clear(getField(canvas));
  await userEvent.type(getField(canvas), code);
}

async function redeem({ canvas, userEvent }: PlayContext, code: string) {
  await typeCode({ canvas, userEvent }, code);
  await userEvent.click(getButton(canvas));
}

async function waitUntilSettled({ canvas }: PlayContext) {
  await canvas.findByText('Cinch Code redeem response received');
  await storyEnvironment.clock.advance(1000);
  await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
}

/** Returns the balance as text and as a number, once it is shown. */
async function readBalance(canvas: Canvas) {
  const balance = within(canvas.getByTestId('balance'));
  const text = (await balance.findByText(/^[\d,.]+ CB$/)).textContent;
  return { text, cb: Number(text.replace(/[^\d.]/g, '')) };
}

/** No code is typed yet, so the button is disabled. */
export const Empty = meta.story();

Empty.test('cannot be sent [CBC-03]', async ({ canvas, userEvent }) => {
  await expect(getButton(canvas)).toBeDisabled();
  await userEvent.type(getField(canvas), '   {Enter}');
  await expect(sentCodes()).toEqual([]);
});

Empty.test(
  'raises the balance by cbCount, to one decimal place [CBC-06] [CBC-07] [API-12]',
  async ({ canvas, userEvent }) => {
    const before = await readBalance(canvas);
    await expect(before.text).not.toContain('.');
    await redeem({ canvas, userEvent }, 'FRIDAY-7');
    await waitFor(async () => {
      await storyEnvironment.clock.advance(240);
      const { text, cb } = await readBalance(canvas);
      await expect(cb - before.cb).toBeCloseTo(7.5, 5);
      await expect(text).toMatch(/\.\d\sCB$/);
    });
    await expect(sentCodes()).toEqual(['{"code":"FRIDAY-7"}']);
  },
);

Empty.test('does not fetch the balance, which could still be the old one', async (story) => {
  const before = await readBalance(story.canvas);
  await redeem(story, 'FRIDAY-7');
  await waitUntilSettled(story);
  await waitFor(async () => {
    await storyEnvironment.clock.advance(240);
    await expect((await readBalance(story.canvas)).cb - before.cb).toBeCloseTo(7.5, 5);
  });
  await expect(callsTo('/getCbCountByUser')).toHaveLength(1);
});

Empty.test(
  'sends once for Enter and clicks before the next render',
  async ({ canvas, userEvent }) => {
    await typeCode({ canvas, userEvent }, 'WELCOME50');
    const submit = canvas.getByRole<HTMLButtonElement>('button', { name: 'Redeem code' });
    submit.form?.requestSubmit();
    submit.click();
    submit.click();
    await waitUntilSettled({ canvas, userEvent });
    await expect(sentCodes()).toEqual(['{"code":"WELCOME50"}']);
  },
);

Empty.test('sends the code without what a paste adds to it', async (story) => {
  await redeem(story, ' \u200BＦＲＩＤＡＹ‑7 ');
  await waitUntilSettled(story);
  await expect(sentCodes()).toEqual(['{"code":"FRIDAY-7"}']);
});

Empty.test('sends a code that was filled in without an event', async (story) => {
  fillUnnoticed(getField(story.canvas), 'WELCOME50');
  await story.userEvent.hover(getButton(story.canvas));
  await story.userEvent.click(getButton(story.canvas));
  await waitUntilSettled(story);
  await expect(sentCodes()).toEqual(['{"code":"WELCOME50"}']);
});

/** The code is being sent once, even if the member closes and reopens the panel. */
export const Sending = meta.story({
  beforeEach: respondWith('/cinchCode/redeem', pending),
  play: async ({ canvas, userEvent }) => {
    await redeem({ canvas, userEvent }, 'WELCOME50');
    await canvas.findByText('Sending Cinch Code redeem request');
  },
});

Sending.test(
  'is sent once, however often it is pressed, even after closing [CBC-02] [CBC-04]',
  async ({ canvas, userEvent }) => {
    await userEvent.dblClick(getButton(canvas));
    await userEvent.type(getField(canvas), '{Enter}');
    const toggle = canvas.getByRole('button', { name: 'CB CODE' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.queryByLabelText('CB code')).toBeNull());
    await userEvent.click(toggle);
    await canvas.findByText('Sending Cinch Code redeem request');
    await userEvent.type(getField(canvas), 'X{Enter}');
    await userEvent.click(getButton(canvas));
    await expect(sentCodes()).toEqual(['{"code":"WELCOME50"}']);
  },
);

const redemption = heldCall('/cinchCode/redeem');

/** For one second after the response, only its arrival is announced. */
export const Received = meta.story({
  beforeEach: redemption.hold,
  play: async ({ canvas, userEvent }) => {
    await redeem({ canvas, userEvent }, 'WELCOME50');
    await canvas.findByText('Sending Cinch Code redeem request');
    await storyEnvironment.clock.advance(5000);
    redemption.release();
    await canvas.findByText('Cinch Code redeem response received');
  },
});

Received.test(
  'shows a notice for a second, then the comment [CBC-05] [ALR-03]',
  async ({ canvas }) => {
    await expect(getField(canvas)).toHaveValue('');
    await storyEnvironment.clock.advance(999);
    await expect(canvas.getByText('Cinch Code redeem response received')).toBeVisible();
    await expect(canvas.queryByText('Info')).toBeNull();
    await storyEnvironment.clock.advance(1);
    await expect(await canvas.findByText('Info')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
);

/** The code was accepted: its comment shows, and the balance rises with one decimal place. */
export const Granted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await redeem({ canvas, userEvent }, 'WELCOME50');
    await waitUntilSettled({ canvas, userEvent });
  },
});

Granted.test('shows the first comment as Info [CBC-01] [CBC-08]', async ({ canvas }) => {
  await expect(canvas.getByText('Thanks for joining us.')).toBeVisible();
  await expect(canvas.queryByText('Errors')).toBeNull();
  await expect(getField(canvas)).toHaveValue('');
  await expect(getField(canvas)).toHaveFocus();
});

Granted.test('shows the messages of the next code only', async ({ canvas, userEvent }) => {
  await redeem({ canvas, userEvent }, 'WELCOME50');
  await waitUntilSettled({ canvas, userEvent });
  await expect(canvas.queryByText('Thanks for joining us.')).toBeNull();
  await expect(await canvas.findByText(/already redeemed/)).toBeVisible();
});

Granted.test(
  'sends a second code once, even during the notice of its response',
  async ({ canvas, userEvent }) => {
    await redeem({ canvas, userEvent }, 'NOPE');
    await canvas.findByText('Cinch Code redeem response received');
    const form = canvas.getByLabelText<HTMLInputElement>('CB code').form;
    form?.requestSubmit();
    await waitForQuiet();
    await expect(sentCodes()).toEqual(['{"code":"WELCOME50"}', '{"code":"NOPE"}']);
  },
);

export const Refused = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await redeem({ canvas, userEvent }, 'NOPE');
    await waitUntilSettled({ canvas, userEvent });
  },
});

Refused.test('shows the Errors and keeps the code', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Errors' })).toBeVisible();
  await expect(getField(canvas)).toHaveValue('NOPE');
});

Refused.test('keeps the field in view when Errors push it down', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(getButton(canvas));
  await canvas.findByText('Cinch Code redeem response received');
  getField(canvas).closest('form')?.style.setProperty('margin-block', '200vh');
  await waitUntilSettled(story);
  await waitFor(() =>
    expect(getField(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
  );
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/cinchCode/redeem', broken),
  play: async ({ canvas, userEvent }) => {
    await redeem({ canvas, userEvent }, 'WELCOME50');
    await canvas.findByText('Something went wrong. Please try again');
  },
});

WithoutResponse.test(
  'shows a message and lets the code be sent again [CBC-09]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Something went wrong. Please try again')).toBeVisible();
    await expect(getField(canvas)).toHaveValue('WELCOME50');
    await userEvent.click(getButton(canvas));
    await waitFor(() => expect(sentCodes()).toHaveLength(2));
  },
);
