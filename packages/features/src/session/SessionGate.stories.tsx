import { Button } from '@cb/ui/components/Button';
import { demoMemberId, otherLogin, otherMemberId } from '@cb/mocks/world/members';
import { answerWith, records } from '@cb/workbench/answerWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import {
  calls,
  callsTo,
  quiet,
  resetStoryEnvironment,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { use, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { post } from '../wire/post.ts';
import { SessionContext } from '../member/session.ts';
import { SessionGate, type Member as ShownMember } from './SessionGate.tsx';

/** A member's page with a text field and cached data whose key does not name the member. */
function MemberPage({ userId, startedOver }: ShownMember) {
  const { close } = use(SessionContext);
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ queryKey: ['orders'], queryFn: () => `Orders of ${userId}` });
  return (
    <>
      <p>
        Member {userId}
        {startedOver && ', started over'}
      </p>
      <p>{data}</p>
      <input aria-label="Typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Button tone="quiet" onClick={close}>
        Close
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Shell/Session',
  tags: ['!autodocs'],
  component: SessionGate,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
    connected,
  ],
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
  args: {
    visitor: (departure) => <p>Visitor: {departure}</p>,
    failed: (retry: () => void) => (
      <Button tone="quiet" onClick={retry}>
        Try again
      </Button>
    ),
    children: (member) => (member ? <MemberPage {...member} /> : <p>Loading</p>),
  },
});

/** A member is logged in, so their page shows. */
export const Member = meta.story({ parameters: { signedIn: true } });

Member.test('fetches the user id with an empty object [API-10]', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Member \S+$/)).toBeVisible();
  await expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/getUserIdFromSession', '{}'],
  ]);
});

Member.test('receives no messages from the story before it', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  const late = post('/getCbCountByUser', {});
  resetStoryEnvironment('real', storyEnvironment.backend);
  await expect((await late).kind).toBe('transport');
  await expect(calls()).toEqual([]);
});

const sessionPath = '/getUserIdFromSession';
const sessionCalls = () => callsTo(sessionPath);

/** Logs another member in, as in another tab of this browser. */
async function logInOtherMember() {
  await post('/ath', { Email: otherLogin.email, Password: otherLogin.password });
}

function returnToTab() {
  document.dispatchEvent(new Event('visibilitychange'));
}

Member.test(
  'checks once when calls find that the session ended, and says why',
  async ({ canvas }) => {
    await canvas.findByText(/^Member \S+$/);
    storyEnvironment.backend.logOut();
    await Promise.all([post('/searchOrders'), post('/redemptions/list', {})]);
    await expect(await canvas.findByText('Visitor: expired')).toBeVisible();
    await quiet();
    await expect(sessionCalls()).toHaveLength(2);
  },
);

Member.test('stays when the session still exists', async ({ canvas, msw }) => {
  await canvas.findByText(/^Member \S+$/);
  answerWith('/searchOrders', () => new HttpResponse(null, { status: 401 }))({ msw });
  await post('/searchOrders');
  await quiet();
  await expect(sessionCalls()).toHaveLength(2);
  await expect(canvas.getByText(/^Member \S+$/)).toBeVisible();
});

Member.test(
  'starts over when another member is logged in, with no data of the first',
  async ({ canvas, userEvent }) => {
    localStorage.setItem(`cb-order:${demoMemberId}:payza`, 'lost');
    localStorage.setItem(`cb-order:${otherMemberId}:payza`, 'sending');
    sessionStorage.setItem('cb-inbox', 'read');
    await canvas.findByText(`Orders of ${demoMemberId}`);
    await userEvent.type(canvas.getByLabelText('Typed'), 'secret');
    await logInOtherMember();
    returnToTab();
    await canvas.findByText(`Member ${otherMemberId}, started over`);
    await canvas.findByText(`Orders of ${otherMemberId}`);
    await expect(canvas.getByLabelText('Typed')).toHaveValue('');
    await expect(localStorage.getItem(`cb-order:${demoMemberId}:payza`)).toBeNull();
    await expect(localStorage.getItem(`cb-order:${otherMemberId}:payza`)).toBe('sending');
    await expect(sessionStorage.getItem('cb-inbox')).toBeNull();
  },
);

Member.test('checks the session when someone logs in in another tab', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  await logInOtherMember();
  storyEnvironment.otherTabs.say('login');
  await canvas.findByText(`Member ${otherMemberId}, started over`);
});

Member.test(
  'does not change when the same member comes back to the tab',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Typed'), 'kept');
    returnToTab();
    await waitFor(() => expect(sessionCalls()).toHaveLength(2));
    await quiet();
    await expect(canvas.getByLabelText('Typed')).toHaveValue('kept');
  },
);

Member.test('stays when the check gets no answer', async ({ canvas, msw }) => {
  await canvas.findByText(/^Member \S+$/);
  const answer = fn(() => HttpResponse.error());
  answerWith(sessionPath, answer)({ msw });
  returnToTab();
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await quiet();
  await expect(canvas.getByText(/^Member \S+$/)).toBeVisible();
});

Member.test('leaves when the member logs out in another tab', async ({ canvas }) => {
  localStorage.setItem(`cb-order:${demoMemberId}:payza`, 'lost');
  await canvas.findByText(/^Member \S+$/);
  storyEnvironment.otherTabs.say('logout');
  await expect(await canvas.findByText('Visitor: loggedOut')).toBeVisible();
  await expect(localStorage.getItem(`cb-order:${demoMemberId}:payza`)).toBeNull();
});

Member.test('leaves when the account is deleted in another tab', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  storyEnvironment.otherTabs.say('deletion');
  await expect(await canvas.findByText('Visitor: deleted')).toBeVisible();
});

Member.test('ignores the session once closed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  storyEnvironment.backend.logOut();
  returnToTab();
  await post('/searchOrders');
  await quiet();
  await expect(sessionCalls()).toHaveLength(1);
  await expect(canvas.getByText(/^Member \S+$/)).toBeVisible();
});

Member.test('removes data that an earlier member left on the device', async ({ canvas, mount }) => {
  localStorage.setItem('cb-member', otherMemberId);
  sessionStorage.setItem('cb-inbox', 'read');
  await mount();
  await canvas.findByText(`Member ${demoMemberId}`);
  await expect(sessionStorage.getItem('cb-inbox')).toBeNull();
  await expect(localStorage.getItem('cb-member')).toBe(demoMemberId);
});

/** Nobody is logged in, so the visitor's page replaces the dashboard. */
export const Visitor = meta.story();

Visitor.test('treats a refusal as a visitor [PRD-10]', async ({ canvas }) => {
  await expect(await canvas.findByText('Visitor: absent')).toBeVisible();
});

/** The session is not known yet, so neither page shows. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows neither page before the answer', async ({ canvas }) => {
  await waitFor(() => expect(calls()).toHaveLength(1));
  await expect(canvas.getByText('Loading')).toBeVisible();
});

export const Failed = meta.story({ tags: ['fault'], parameters: { scenario: 'transportFailure' } });

Failed.test('checks again on retry', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls()).toHaveLength(2));
});

export const NumberForAnId = meta.story({
  tags: ['fault'],
  args: {
    children: (member) => (
      <>
        {member && (
          <Button
            tone="quiet"
            onClick={() => void post('/getBasicProfile', { UserId: member.userId })}
          >
            Ask
          </Button>
        )}
      </>
    ),
  },
  beforeEach: ({ msw }) => {
    answerWith('/getUserIdFromSession', { Data: [{ UserId: 1001 }] })({ msw });
  },
});

NumberForAnId.test(
  'is a session without a code too, and is sent back unchanged',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(callsTo('/getBasicProfile').map(({ body }) => body)).toEqual(['{"UserId":1001}']),
    );
  },
);

export const RecordWithoutUser = meta.story({
  tags: ['fault'],
  beforeEach: ({ msw }) => {
    answerWith('/getUserIdFromSession', records({ UserId: null }))({ msw });
  },
});

RecordWithoutUser.test('is a failure, not a member without an id', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

const answering = (answer: () => Response) => ({
  beforeEach: answerWith('/getUserIdFromSession', answer),
});

export const EmptyUnauthorized = meta.story({
  ...answering(() => new HttpResponse(null, { status: 401 })),
  tags: ['fault'],
});

EmptyUnauthorized.test('is a visitor', async ({ canvas }) => {
  await expect(await canvas.findByText('Visitor: absent')).toBeVisible();
});

export const HtmlUnauthorized = meta.story({
  ...answering(() => HttpResponse.html('<h1>Log in</h1>', { status: 401 })),
  tags: ['edge-case', 'fault'],
});

HtmlUnauthorized.test('is a visitor', async ({ canvas }) => {
  await expect(await canvas.findByText('Visitor: absent')).toBeVisible();
});

export const RedirectedToALogin = meta.story({
  ...answering(() => new HttpResponse(null, { status: 302, headers: { Location: '/login' } })),
  tags: ['edge-case'],
});

RedirectedToALogin.test('is a visitor', async ({ canvas }) => {
  await expect(await canvas.findByText('Visitor: absent')).toBeVisible();
});
