import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { Pencil, X } from 'lucide-react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { guidance } from './Tooltip.docs.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  id: 'components-tooltip',
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  args: { children: 'Close' },
  render: () => (
    <Inline>
      <IconButton label="Close" icon={<X size={20} aria-hidden />} />
      <IconButton label="Edit" icon={<Pencil size={20} aria-hidden />} />
      <Button disabledReason="Choose a file first.">Send</Button>
    </Inline>
  ),
  parameters: { guidance },
});

/** The keyboard’s focus is on the first icon. */
export const Shown = meta.story({
  parameters: picturedIn('light wide'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText('Close', { selector: '[role=tooltip]' });
  },
});

const tooltipTexts = () =>
  screen.queryAllByRole('tooltip', { hidden: true }).map((tip) => tip.textContent);

Shown.test('closes when another one opens, and on Escape', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(tooltipTexts()).toEqual(['Edit']));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tooltipTexts()).toEqual([]));
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
});

Shown.test('stays while the pointer is on it', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Edit' }));
  const tip = await screen.findByText('Edit', { selector: '[role=tooltip]' });
  await userEvent.hover(tip);
  await expect(tip).toBeVisible();
  await userEvent.unhover(tip);
  await waitFor(() => expect(tooltipTexts()).toEqual([]));
});

Shown.test('stays below its control at the top of the window', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const edit = canvas.getByRole('button', { name: 'Edit' });
  await userEvent.hover(edit);
  const tip = await screen.findByText('Edit', { selector: '[role=tooltip]' });
  for (const top of ['0', '-8px']) {
    canvasElement.style.marginBlockStart = top;
    await fireEvent.scroll(window);
    const gap = tip.getBoundingClientRect().top - edit.getBoundingClientRect().bottom;
    await expect(gap).toBeCloseTo(4, 0);
  }
  canvasElement.style.marginBlockStart = '';
});

Shown.test('closes when its control is pressed', async ({ canvas }) => {
  await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(tooltipTexts()).toEqual([]));
});

Shown.test('describes why a control is disabled', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  const send = canvas.getByRole('button', { name: 'Send' });
  await expect(send).toHaveFocus();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription('Choose a file first.');
  await expect(screen.getByText('Choose a file first.')).toBeVisible();
});
