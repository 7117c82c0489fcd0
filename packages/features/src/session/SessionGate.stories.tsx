import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { resetStage, stage } from '@cb/workbench/stage';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { post } from '../lib/post.ts';
import { SessionGate } from './SessionGate.tsx';

const meta = preview.meta({
  title: 'Features/Session',
  tags: ['!autodocs'],
  component: SessionGate,
  decorators: [connected],
  args: {
    loading: <p>Loading</p>,
    visitor: <p>Visitor</p>,
    failed: (retry: () => void) => <button onClick={retry}>Try again</button>,
    member: (userId) => <p>Member {userId}</p>,
  },
});

export const Member = meta.story({ parameters: { signedIn: true } });

Member.test('resolves the user id with an empty object [API-10]', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Member \S+$/)).toBeVisible();
  await expect(stage.sent.map(({ path, body }) => [path, body])).toEqual([
    ['/getUserIdFromSession', '{}'],
  ]);
});

Member.test('is not told of what the story before it sent', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  const late = post('/getCbCountByUser', {});
  resetStage('real', stage.backend);
  await expect((await late).kind).toBe('transport');
  await expect(stage.sent).toEqual([]);
});

export const Visitor = meta.story();

Visitor.test('takes a refusal for a visitor [PRD-10]', async ({ canvas }) => {
  await expect(await canvas.findByText('Visitor')).toBeVisible();
});

export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows neither before the answer', async ({ canvas }) => {
  await waitFor(() => expect(stage.sent).toHaveLength(1));
  await expect(canvas.getByText('Loading')).toBeVisible();
});

export const Failed = meta.story({ parameters: { scenario: 'transportFailure' } });

Failed.test('asks again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stage.sent).toHaveLength(2));
});

export const NumberForAnId = meta.story({
  args: {
    member: (userId) => (
      <button onClick={() => void post('/getBasicProfile', { UserId: userId })}>Ask</button>
    ),
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/getUserIdFromSession', () => HttpResponse.json({ Data: [{ UserId: 1001 }] })),
    );
  },
});

NumberForAnId.test(
  'is a session without a code too, and goes back as it came',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(stage.sent.at(-1)?.body).toBe('{"UserId":1001}'));
  },
);

export const RecordWithoutUser = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/getUserIdFromSession', () =>
        HttpResponse.json({ ErrorCode: 'SUCCESS', Data: [{ UserId: null }] }),
      ),
    );
  },
});

RecordWithoutUser.test('is a failure, not a member without a number', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});
