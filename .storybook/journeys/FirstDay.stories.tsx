import { AvailableBalance, Balance } from '@cb/features/balance/Balance';
import { CbCode } from '@cb/features/cbCode/CbCode';
import { Realtime, RealtimeProvider } from '@cb/features/realtime/Realtime';
import { SessionGate } from '@cb/features/session/SessionGate';
import { Shell } from '@cb/features/shell/Shell';
import { ToastsProvider } from '@cb/features/toasts/Toasts';
import { shellLinks } from '@cb/ui/screens/Shell/links.fixtures.ts';
import { WelcomeScreen } from '@cb/ui/screens/Messages/WelcomeScreen/WelcomeScreen.tsx';
import { expect, fn, waitFor, within } from 'storybook/test';
import { connected } from '../decorators/connected.tsx';
import preview from '../preview.tsx';
import { createScriptedTransport } from '../scriptedTransport.ts';
import { stage } from '../stage.ts';

let transport = createScriptedTransport();
const loggedOut = fn<(href: string) => void>();

/** Stands for the document that /logout would load. */
function followLogout(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.getAttribute('href') !== shellLinks.logout) return;
  event.preventDefault();
  loggedOut(shellLinks.logout);
}

/** The dashboard of a member as the site assembles it, on a scripted connection. */
function MemberArea({ userId }: { userId: string }) {
  return (
    <RealtimeProvider createPort={transport.createPort}>
      <ToastsProvider>
        <Realtime userId={userId} />
        <Shell
          links={shellLinks}
          current="/dashboard/cbmessage"
          themeSwitch={null}
          tools={{
            balance: <Balance userId={userId} />,
            available: <AvailableBalance userId={userId} />,
            cbCode: <CbCode userId={userId} />,
          }}
        >
          <WelcomeScreen dashboardHref={shellLinks.dashboard} />
        </Shell>
      </ToastsProvider>
    </RealtimeProvider>
  );
}

const meta = preview.meta({
  title: 'Journeys/First day',
  component: SessionGate,
  tags: ['!autodocs', 'no-visual'],
  decorators: [connected],
  args: {
    loading: null,
    visitor: null,
    failed: () => null,
    member: (userId: string) => <MemberArea userId={userId} />,
  },
  parameters: {
    layout: 'fullscreen',
    signedIn: true,
    clock: 'manual',
    chromatic: { disableSnapshot: true },
  },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    transport = createScriptedTransport();
    loggedOut.mockClear();
    document.addEventListener('click', followLogout);
    return () => document.removeEventListener('click', followLogout);
  },
});

const balance = (canvas: ReturnType<typeof within>) => canvas.findByText(/^[\d,.]+\sCB$/);

export const RedeemsACodeGetsAPushAndLogsOut = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body);

    await step('opens the dashboard', async () => {
      await expect(await balance(canvas)).toBeVisible();
      await waitFor(() => expect(transport.counts.open).toBe(1));
      transport.connect();
    });

    await step('redeems a CB code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
      await userEvent.type(await page.findByLabelText('CB code'), 'WELCOME50{Enter}');
      await waitFor(async () => {
        stage.clock.advance(1000);
        await expect(page.getByText('Thanks for joining us.')).toBeVisible();
      });
      await userEvent.keyboard('{Escape}');
    });

    await step('gets a push', async () => {
      transport.push('cbAdded', {
        Title: 'CB added',
        body: 'You earned 50 CB.',
        reply: { ErrorCode: 'SUCCESS', Data: [{ TotalCb: 4321 }] },
      });
      await expect(await page.findByText('You earned 50 CB.')).toBeVisible();
      await waitFor(async () => {
        stage.clock.advance(240);
        await expect(await balance(canvas)).toHaveTextContent('4,321');
      });
    });

    await step('logs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'Logout' }));
      await waitFor(() => expect(loggedOut.mock.calls).toEqual([['/logout']]));
    });
  },
});
