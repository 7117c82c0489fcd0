import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guidance } from './ConnectionNotice.docs.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = preview.meta({
  id: 'components-connectionnotice',
  title: 'Components/Feedback/ConnectionNotice',
  component: ConnectionNotice,
  args: { show: true, tryingAgain: true },
  parameters: {
    guidance,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '120px' } },
  },
});

/** The server cannot be reached, and failed calls are tried again. */
export const Shown = meta.story({ parameters: pictured });

/** The server cannot be reached, and failed calls are not tried again. */
export const NothingTried = meta.story({ args: { tryingAgain: false } });

NothingTried.test('does not mention another attempt', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^We can't reach the server\.$/);
});

/** The server can be reached again, which is announced to screen readers only. */
export const Back = meta.story({ args: { show: false, isBack: true } });

Back.test('announces that the connection is back', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^The connection is back\.$/);
});

/** The connection works: the live region is mounted and invisible. */
export const Hidden = meta.story({ args: { show: false } });

Shown.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    "We can't reach the server. Trying again… What you earned is safe.",
  );
});

/** The notice leaves the buttons of a dialog free. */
export const BehindADialog = meta.story({
  parameters: { docs: { story: { height: '400px' } } },
  render: (args) => (
    <>
      <ConnectionNotice {...args} />
      <Dialog
        open
        onOpenChange={fn()}
        title="The Rewards Store did not load"
        footer={<Button>Try again</Button>}
      >
        We couldn't load the Rewards Store. Please try again later.
      </Dialog>
    </>
  ),
});

BehindADialog.test('does not cover the buttons of a dialog', async ({ canvas }) => {
  const layerOf = (element: Element) => Number(getComputedStyle(element).zIndex);
  const dialog = await screen.findByRole('dialog');
  await expect(layerOf(canvas.getByRole('status', { hidden: true }))).toBeLessThan(layerOf(dialog));
});
