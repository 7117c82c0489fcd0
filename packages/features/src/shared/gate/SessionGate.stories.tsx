import { Button } from '@cb/ui/components/Button';
import { demoMemberId, otherLogin, otherMemberId } from '@cb/mocks/world/members';
import { respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { calls, callsTo, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { use } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { post } from '../wire/post.ts';
import { SessionContext } from '../session/session.ts';
import { getDeletedMember } from './forgetMember.ts';
import { SessionGate, type Member as ShownMember } from './SessionGate.tsx';

/** A member's page with a text field and cached data whose key does not name the member. */
function MemberPage({ userId, startedOver }: ShownMember) {
  const { close } = use(SessionContext);
  const { data } = useQuery({ queryKey: ['orders'], queryFn: () => `Orders of ${userId}` });
  return (
    <>
      <p>
        Member {userId}
        {startedOver && ', started over'}
      </p>
      <p>{data}</p>
      <input aria-label="Typed" />
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
  beforeEach: () => sessionStorage.clear(),
  args: {
    visitor: (departure) => <p>Visitor: {departure}</p>,
    failed: (retry: () => void, advice: string) => (
      <>
        <p>{advice}</p>
        <Button tone="quiet" onClick={retry}>
          Try again
        </Button>
      </>
    ),
    children: (member) => (member ? <MemberPage {...member} /> : <p>Loading</p>),
  },
});

/** A member is logged in, so their page shows. */
export const Member = meta.story({ parameters: { signedIn: true } });

const sessionPath = '/getUserIdFromSession';
const sessionCalls = () => callsTo(sessionPath);

/** Logs another member in, as in another tab of this browser. */
async function logInOtherMember() {
  await post('/ath', { Email: otherLogin.email, Password: otherLogin.password });
}

function returnToTab() {
  document.dispatchEvent(new Event('visibilitychange'));
}

Member.test('checks the session once when several calls report its end', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  storyEnvironment.backend.logOut();
  await Promise.all([post('/searchOrders'), post('/redemptions/list', {})]);
  await expect(await canvas.findByText('Visitor: expired')).toBeVisible();
  await waitForQuiet();
  await expect(sessionCalls()).toHaveLength(2);
});

Member.test(
  'starts over when another member is logged in, with no data of the first',
  async ({ canvas, userEvent }) => {
    sessionStorage.setItem('cb-inbox', 'read');
    await canvas.findByText(`Orders of ${demoMemberId}`);
    await userEvent.type(canvas.getByLabelText('Typed'), 'secret');
    await logInOtherMember();
    returnToTab();
    await canvas.findByText(`Member ${otherMemberId}, started over`);
    await canvas.findByText(`Orders of ${otherMemberId}`);
    await expect(canvas.getByLabelText('Typed')).toHaveValue('');
    await expect(sessionStorage.getItem('cb-inbox')).toBeNull();
  },
);

Member.test('checks the session when someone logs in in another tab', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  await logInOtherMember();
  storyEnvironment.otherTabs.emit('login');
  await canvas.findByText(`Member ${otherMemberId}, started over`);
});

Member.test(
  'does not change when the same member comes back to the tab',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Typed'), 'kept');
    returnToTab();
    await waitFor(() => expect(sessionCalls()).toHaveLength(2));
    await waitForQuiet();
    await expect(canvas.getByLabelText('Typed')).toHaveValue('kept');
  },
);

Member.test('stays when the check gets no response', async ({ canvas, msw }) => {
  await canvas.findByText(/^Member \S+$/);
  const response = fn(() => HttpResponse.error());
  respondWith(sessionPath, response)({ msw });
  returnToTab();
  await waitFor(() => expect(response).toHaveBeenCalled());
  await waitForQuiet();
  await expect(canvas.getByText(/^Member \S+$/)).toBeVisible();
});

Member.test('leaves when the member logs out in another tab', async ({ canvas }) => {
  sessionStorage.setItem('cb-inbox', 'read');
  await canvas.findByText(/^Member \S+$/);
  storyEnvironment.otherTabs.emit('logout');
  await expect(await canvas.findByText('Visitor: loggedOut')).toBeVisible();
  await expect(sessionStorage.getItem('cb-inbox')).toBeNull();
});

Member.test('leaves when the account is deleted in another tab', async ({ canvas }) => {
  await canvas.findByText(/^Member \S+$/);
  storyEnvironment.otherTabs.emit('deletion');
  await expect(await canvas.findByText('Visitor: deleted')).toBeVisible();
  await expect(getDeletedMember()).toBe(demoMemberId);
});

Member.test('ignores the session once closed', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  storyEnvironment.backend.logOut();
  returnToTab();
  await post('/searchOrders');
  await waitForQuiet();
  await expect(sessionCalls()).toHaveLength(1);
  await expect(canvas.getByText(/^Member \S+$/)).toBeVisible();
});

/** Nobody is logged in, so the visitor's page replaces the dashboard. */
export const Visitor = meta.story();

Visitor.test('treats a refusal as a visitor [PRD-10]', async ({ canvas }) => {
  await expect(await canvas.findByText('Visitor: absent')).toBeVisible();
});

/** The session is not known yet, so neither page shows. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows neither page before the response', async ({ canvas }) => {
  await waitFor(() => expect(calls()).toHaveLength(1));
  await expect(canvas.getByText('Loading')).toBeVisible();
});

export const Failed = meta.story({ tags: ['fault'], parameters: { scenario: 'transportFailure' } });

Failed.test('names the connection only if the network failed', async (story) => {
  const { canvas, userEvent, msw } = story;
  await canvas.findByText('Check your connection, then try again.');
  respondWith(sessionPath, () => new HttpResponse(null, { status: 500 }))({ msw });
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await canvas.findByText('The server has a problem. Try again in a few minutes.');
});

Failed.test('checks again on retry', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls()).toHaveLength(2));
});
