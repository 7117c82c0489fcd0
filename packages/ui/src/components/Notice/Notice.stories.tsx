import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  id: 'components-notice',
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { children: 'Please log in again to go on.' },
  parameters: {
    guidance: {
      access: [
        'It is announced at once when it appears, and takes no focus.',
        'Tab reaches Dismiss; the screen decides where the focus goes after it.',
      ],
      do: {
        text: 'Add the consequence for the member.',
        show: () => <Notice>Someone else is logged in now. This page was started over.</Notice>,
      },
      avoid: {
        text: 'Do not report the result of a press.',
        show: () => <Notice>Your profile was saved.</Notice>,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `One sentence about a change of the page that the member did not cause.

**Use it** for something the member did not ask for: an expired session, a page that was reset.

**Do not use it** for a response of the server (AlertBox), or for passing news (Toast).`,
      },
    },
  },
});

/** Stays until the page changes. */
export const Plain = meta.story();

Plain.test('is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^Please log in again to go on\.$/);
});

/** With a button that removes it. */
export const Dismissible = meta.story({
  args: {
    children: 'Someone else is logged in now. This page was started over.',
    onDismiss: fn(),
  },
});

Dismissible.test('can be dismissed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
});

export const Looks = meta.story({ ...looks({ Plain, Dismissible }), tags: ['!dev', '!autodocs'] });
