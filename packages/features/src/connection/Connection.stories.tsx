import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { stage } from '@cb/workbench/stage';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Connection } from './Connection.tsx';

const meta = preview.meta({
  title: 'Features/Connection',
  tags: ['!autodocs'],
  component: Connection,
  decorators: [connected],
  parameters: { clock: 'manual', layout: 'fullscreen' },
});

const text = "We can't reach the server. Trying again…";
const goOffline = () => window.dispatchEvent(new Event('offline'));

const aTryIsPlanned = () => waitFor(() => expect(stage.clock.pending()).toBe(1));

export const Connected = meta.story();

export const Lost = meta.story({
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    // The notice listens a moment after it is drawn.
    await waitFor(() => {
      goOffline();
      canvas.getByText(text);
    });
    await aTryIsPlanned();
  },
});

Lost.test('tries again after 3 s, then less and less often', async () => {
  for (const [wait, calls] of [
    [3000, 1],
    [6000, 2],
    [12_000, 3],
  ] as const) {
    await aTryIsPlanned();
    stage.clock.advance(wait - 1);
    await expect(stage.sent).toHaveLength(calls - 1);
    stage.clock.advance(1);
    await waitFor(() => expect(stage.sent).toHaveLength(calls));
  }
});

Lost.test('goes as soon as a call is answered', async ({ canvas, msw }) => {
  msw.use(http.post('*', () => HttpResponse.json({ ErrorCode: 'NO_SESSION' }, { status: 401 })));
  stage.clock.advance(3000);
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  await waitFor(() => expect(stage.clock.pending()).toBe(0));
});

Lost.test('asks at once when the network is back', async ({ canvas, msw }) => {
  msw.use(http.post('*', () => HttpResponse.json({ ErrorCode: 'NO_SESSION' }, { status: 401 })));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
});
