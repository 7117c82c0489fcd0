import { Button } from '@cb/ui/components/Button';
import { heldCall, pending, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import {
  expectCalledOnce,
  callsTo,
  waitForQuiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { use } from 'react';
import { expect, fireEvent, type within, waitFor } from 'storybook/test';
import { SessionContext } from '../session/session.ts';
import { SessionGate } from './SessionGate.tsx';

function MemberPage() {
  const { leave } = use(SessionContext);
  return (
    <>
      <p>3,037 CB</p>
      <input aria-label="Typed" />
      <Button tone="quiet" onClick={leave}>
        Logout
      </Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Shell/Back and forward',
  tags: ['!autodocs'],
  component: SessionGate,
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual' },
  args: {
    visitor: (departure) => <p>{`Visitor: ${departure}`}</p>,
    failed: () => null,
    children: (member) => (member ? <MemberPage /> : <p>Loading</p>),
  },
});

const sessionPath = '/getUserIdFromSession';
const heldSession = heldCall(sessionPath);

/** Sends the events that browsers send before they keep a page in memory, and after they restore it. */
const keepPage = () =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const restorePage = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** The member's page is hidden while the browser keeps it in its back/forward cache. */
export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Typed'), 'unsent');
    keepPage();
  },
});

Kept.test('hides the member’s page before the browser keeps it', async ({ canvas }) => {
  await expect(canvas.getByText('3,037 CB')).not.toBeVisible();
});

Kept.test('shows it as it was once the session is still the member’s', async ({ canvas, msw }) => {
  heldSession.hold({ msw });
  restorePage();
  await waitFor(() => expect(callsTo(sessionPath)).toHaveLength(2));
  await expect(canvas.getByText('3,037 CB')).not.toBeVisible();
  heldSession.release();
  await waitFor(() => expect(canvas.getByText('3,037 CB')).toBeVisible());
  await expect(canvas.getByLabelText('Typed')).toHaveValue('unsent');
});

/** Expects a reload, before which everything stays hidden. */
async function expectReload(canvas: ReturnType<typeof within>) {
  await expectCalledOnce(storyEnvironment.reload);
  await waitForQuiet();
  for (const text of [/CB/, /Visitor/, 'Loading']) {
    const found = canvas.queryByText(text);
    if (found) await expect(found).not.toBeVisible();
  }
}

Kept.test('reloads after a logout in another tab', async ({ canvas }) => {
  storyEnvironment.backend.logOut();
  restorePage();
  await expectReload(canvas);
});

Kept.test('reloads if there is no response for a second', async ({ canvas, msw }) => {
  respondWith(sessionPath, pending)({ msw });
  restorePage();
  await storyEnvironment.clock.advance(999);
  await expect(storyEnvironment.reload).not.toHaveBeenCalled();
  await storyEnvironment.clock.advance(1);
  await expectReload(canvas);
});

/** The browser caches the page during a session check, whose late response is then ignored. */
export const KeptDuringACheck = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByText('3,037 CB');
    heldSession.hold({ msw });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(callsTo(sessionPath)).toHaveLength(2));
    keepPage();
  },
});

KeptDuringACheck.test('ignores an earlier response', async ({ canvas, msw }) => {
  respondWith(sessionPath, pending)({ msw });
  restorePage();
  heldSession.release();
  await waitFor(() => expect(callsTo(sessionPath)).toHaveLength(3));
  await waitForQuiet();
  await expect(canvas.getByText('3,037 CB')).not.toBeVisible();
});

/** The member logs out and leaves; going back reloads the page instead of restoring it. */
export const LeftByLogout = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await canvas.findByText('Loading');
    keepPage();
  },
});

LeftByLogout.test(
  'reloads instead of showing the skeleton that it was left with',
  async ({ canvas }) => {
    restorePage();
    await expectReload(canvas);
  },
);
