import { picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guidance } from './ToastStack.docs.tsx';
import { ToastStack, type ToastItem, type ToastStackProps } from './ToastStack.tsx';

const onDialogChange = fn();

const types = ['success', 'error', 'alert', 'info', 'warn', 'bare'] as const;

const createToasts = (count: number): ToastItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    type: types[index % types.length] ?? 'bare',
    title: `Message ${index + 1}`,
    content: 'Something happened to your account.',
  }));

/** A page with a button that adds the last toast. */
function Page({ toasts, onRemove }: ToastStackProps) {
  const [isLastAdded, setLastAdded] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Notes" value={text} onChange={setText} />
      <Button onClick={() => setLastAdded(true)}>Let one come</Button>
      <ToastStack toasts={isLastAdded ? toasts : toasts.slice(0, -1)} onRemove={onRemove} />
    </>
  );
}

const meta = preview.meta({
  id: 'components-toaststack',
  title: 'Components/Feedback/ToastStack',
  component: ToastStack,
  args: { toasts: createToasts(3), onRemove: fn() },
  parameters: {
    guidance,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
});

/** The newest is at the bottom. */
export const Three = meta.story({ parameters: picturedIn('light wide') });

Three.test('is at the bottom right, 300 px wide [TST-07]', async ({ canvas }) => {
  const newest = (await canvas.findAllByRole('listitem')).at(-1) ?? document.body;
  // It slides into place.
  await waitFor(() =>
    expect(newest.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight),
  );
  const box = newest.getBoundingClientRect();
  await expect(box.width).toBe(300);
  await expect(window.innerWidth - box.right).toBeLessThanOrEqual(16);
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(box.bottom).toBeGreaterThan(window.innerHeight - 100);
  await expect(box.left).toBeGreaterThanOrEqual(0);
});

Three.test('removes the one that is clicked [TST-03]', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByText('Message 2'));
  await expect(args.onRemove).toHaveBeenCalledWith('2');
  await expect(args.onRemove).toHaveBeenCalledTimes(1);
});

Three.test('can be reached with F8, and its toasts with Tab', async ({ canvas, userEvent }) => {
  const newest = await canvas.findByText('Message 3');
  canvas.getByRole('region', { name: 'Notifications (F8)' });
  // Repeatedly, because Radix may not listen yet.
  await waitFor(async () => {
    await fireEvent.keyDown(document.body, { code: 'F8' });
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(newest.closest('li')).toHaveFocus();
  });
});

const platform = fakePlatform();

/** Toasts with a timeout, which stops while the focus is in the list. */
export const Timed = meta.story({
  args: { toasts: createToasts(2).map((toast) => ({ ...toast, timeOut: 6000 })) },
  decorators: [withPlatform(platform)],
});

Timed.test('keeps its toasts while the focus is in the list', async ({ canvas, args }) => {
  const list = await canvas.findByRole('list');
  await waitFor(() => expect(platform.clock.pending()).toBe(2));
  await fireEvent.keyDown(document.body, { code: 'F8' });
  await expect(list).toHaveFocus();
  await waitFor(() => expect(platform.clock.pending()).toBe(0));
  await platform.clock.advance(60_000);
  await expect(args.onRemove).not.toHaveBeenCalled();
  list.blur();
  await waitFor(() => expect(platform.clock.pending()).toBe(2));
  await platform.clock.advance(6000);
  await expect(args.onRemove).toHaveBeenCalledTimes(2);
});

/** No messages: the list is mounted and takes up no space. */
export const Empty = meta.story({ args: { toasts: [] } });

/** The six types in the order of the specification. */
export const EveryType = meta.story({ args: { toasts: createToasts(6) } });

EveryType.test('shows each of the six types in its own way [TST-02]', async ({ canvas }) => {
  const shown = await canvas.findAllByRole('listitem');
  const appearances = shown.map((toast) => {
    const { backgroundColor, borderColor } = getComputedStyle(toast);
    return `${backgroundColor} ${borderColor} ${toast.querySelector('svg')?.innerHTML ?? ''}`;
  });
  await expect(new Set(appearances).size).toBe(6);
});

/** Eight toasts, the most there can be, scroll to the newest. */
export const Full = meta.story({
  parameters: picturedIn('dark phone'),
  args: { toasts: createToasts(8) },
});

Full.test('stays inside the window and scrolls to the newest', async ({ canvas }) => {
  const list = await canvas.findByRole('list');
  await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const newest = (await canvas.findByText('Message 8')).closest('li') ?? document.body;
  await waitFor(() =>
    expect(newest.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
  );
  await expect(list.scrollTop + list.clientHeight).toBeCloseTo(list.scrollHeight, 0);
});

/** Press the button: a toast arrives, and the focus stays where it is. */
export const Comes = meta.story({
  args: { toasts: createToasts(1) },
  render: (args) => <Page {...args} />,
});

Comes.test(
  'is announced and can be pressed without moving the focus',
  async ({ canvas, userEvent }) => {
    const announced: string[] = [];
    const observer = new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status][aria-live]')) {
        if (region.textContent) announced.push(region.textContent);
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const field = canvas.getByLabelText('Notes');
    field.focus();
    // By script, because a press would move the focus.
    canvas.getByRole('button', { name: 'Let one come' }).click();
    await canvas.findByText('Message 1');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(announced.join()).toContain('Message 1'));
    observer.disconnect();
    await userEvent.click(canvas.getByText('Message 1'));
    await expect(field).toHaveFocus();
  },
);

/** Toasts lie above a dialog and can still be dismissed. */
export const OverADialog = meta.story({
  parameters: picturedIn('light wide'),
  args: { toasts: createToasts(2) },
  render: (args) => (
    <>
      <Page {...args} />
      <Dialog open onOpenChange={onDialogChange} title="A question">
        The page behind it waits.
      </Dialog>
    </>
  ),
});

OverADialog.test(
  'can be dismissed while the dialog stays open',
  async ({ args, userEvent, canvasElement }) => {
    const toast = await within(canvasElement).findByText('Message 1');
    await expect(getComputedStyle(document.body).pointerEvents).toBe('none');
    const { left, top, width, height } = toast.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('li')).toBe(toast.closest('li'));
    await userEvent.click(toast);
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await expect(onDialogChange).not.toHaveBeenCalled();
  },
);
