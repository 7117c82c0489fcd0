import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './Notice.docs.tsx';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  id: 'components-notice',
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { children: 'Please log in again to go on.' },
  parameters: { guidance },
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
