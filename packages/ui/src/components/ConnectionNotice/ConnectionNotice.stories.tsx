import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = preview.meta({
  id: 'components-connectionnotice',
  title: 'Components/Feedback/ConnectionNotice',
  component: ConnectionNotice,
  args: { show: true, tryingAgain: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '120px' },
      description: {
        component: `Reports that the server cannot be reached, outside all screens.

**Use it** once, at the root of the site, because screens do not show transport failures.

**Do not use it** for an answer of the server (AlertBox).`,
      },
    },
  },
});

export const Shown = meta.story({ parameters: pictured });

export const NothingTried = meta.story({ args: { tryingAgain: false } });

NothingTried.test('does not mention another attempt', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^We can't reach the server\.$/);
});

export const Back = meta.story({ args: { show: false, isBack: true } });

Back.test('announces that the connection is back', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^The connection is back\.$/);
});

export const Hidden = meta.story({ args: { show: false } });

Shown.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    "We can't reach the server. Trying again… What you earned is safe.",
  );
});

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
