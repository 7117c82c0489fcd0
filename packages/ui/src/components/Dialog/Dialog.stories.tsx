import { controlled } from '@cb/workbench/controlled';
import { eachStory } from '@cb/workbench/looks';
import { inViewport, pictured, picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { Button } from '../Button/Button.tsx';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Text } from '../Text/Text.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { guidance } from './Dialog.docs.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = preview.meta({
  id: 'components-dialog',
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete your account',
    description: 'Deleted accounts lose all CBs.',
    children: <PasswordField kind="current" value="" onChange={fn()} />,
    footer: (
      <>
        <Button tone="secondary">Cancel</Button>
        <Button tone="critical">Delete my account</Button>
      </>
    ),
  },
  decorators: [
    eachStory<DialogProps>((Story, { args }) => (
      <>
        <Button onClick={() => args.onOpenChange(!args.open)}>Delete Account</Button>
        <Story />
      </>
    )),
    controlled('open', 'onOpenChange'),
  ],
  parameters: {
    guidance,
    docs: { story: { inline: false, height: '480px' } },
  },
});

/** A question with a description, a field and two actions. */
export const Open = meta.story({ parameters: pictured });

Open.test('closes with Close', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Open.test('stops the page from scrolling until it closes', async ({ userEvent }) => {
  await expect(document.body).toHaveStyle({ overflow: 'hidden' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(document.body).toHaveStyle({ overflow: 'visible' });
});

/** Returns the element that covers the page behind the dialog. */
const getScrim = () => document.elementFromPoint(1, 1) ?? document.body;

Open.test('closes with a press on the page behind it', async ({ args, userEvent }) => {
  await userEvent.click(getScrim());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
});

Open.test('ignores presses on elements of an extension', async ({ args, userEvent }) => {
  for (const parent of [document.body, document.documentElement]) {
    const injected = document.createElement('button');
    injected.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    parent.append(injected);
    await userEvent.click(injected);
    injected.remove();
  }
  await userEvent.tab();
  await expect(screen.getByRole('dialog')).toBeVisible();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

Open.test('stays open while an input method uses Escape', async ({ args }) => {
  const field = screen.getByLabelText('Password');
  field.focus();
  for (const key of [{ isComposing: true }, { keyCode: 229 }]) {
    await fireEvent.keyDown(field, { key: 'Escape', ...key });
  }
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await fireEvent.keyDown(field, { key: 'Escape' });
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
});

/** Press the button to open it; closing gives the focus back. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('is fully visible at once with reduced motion', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
  const [animation] = screen.getByRole('dialog').getAnimations();
  // Stops a fade, if there is one, at its invisible start.
  animation?.pause();
  await expect(screen.getByRole('dialog')).toBeVisible();
});

Open.test('is named and described, and hides the page from screen readers', async ({ canvas }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account' });
  await expect(dialog).toHaveAccessibleDescription('Deleted accounts lose all CBs.');
  await expect(canvas.queryByRole('button')).toBeNull();
});

Closed.test('traps the focus, and restores it on Escape', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Delete Account' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toHaveFocus();
  // More presses than its five controls.
  const visited = new Set<Element | null>();
  for (let presses = 0; presses < 7; presses += 1) {
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    visited.add(document.activeElement);
  }
  await expect(visited.size).toBe(5);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Closed.test('stays open on the second press of a double click', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Delete Account' });
  const press = { keys: '[MouseLeft]', coords: { clientX: 30, clientY: 20 } };
  await userEvent.pointer({ ...press, target: opener });
  const dialog = await screen.findByRole('dialog');
  await userEvent.pointer({ ...press, target: getScrim() });
  await userEvent.pointer({ ...press, target: screen.getByRole('button', { name: 'Close' }) });
  await userEvent.tab();
  await expect(dialog).toBeVisible();
  // A press in another place is not the second one of a double click.
  await userEvent.pointer({ ...press, target: getScrim(), coords: { clientX: 90, clientY: 20 } });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

Closed.test('returns the focus to an opener that a press does not focus', async (context) => {
  const { canvas, userEvent } = context;
  const opener = canvas.getByRole('button', { name: 'Delete Account' });
  // As in Safari, which focuses no button.
  opener.addEventListener('mousedown', (event) => event.preventDefault());
  await userEvent.click(opener);
  await expect(opener).not.toHaveFocus();
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

/** A request in flight must not be interrupted, so there is no Close, and Escape does nothing. */
export const NotDismissible = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    dismissible: false,
    children: <ProgressBar message="Deleting your account. Please wait.." />,
    footer: (
      <Button tone="critical" busy>
        Delete my account
      </Button>
    ),
  },
});

NotDismissible.test('cannot be dismissed', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(getScrim());
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await expect(screen.getByRole('dialog')).toBeInTheDocument();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
});

export const LongContent = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: {
    title: 'Terms of this gift card, which apply in every country where it can be used',
    description: 'Read them before you order.',
    footer: <Button>Order the card</Button>,
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>{index + 1}. The card can be used until its amount is spent.</Text>
    )),
  },
});

LongContent.test('scrolls inside the window, in one direction', async () => {
  const dialog = screen.getByRole('dialog');
  dialog.scrollTop = 100;
  await expect(dialog.scrollTop).toBe(100);
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});

LongContent.test('keeps a control in view that Tab wraps around to', async ({ userEvent }) => {
  const close = screen.getByRole('button', { name: 'Close' });
  const order = screen.getByRole('button', { name: 'Order the card' });
  // As in a short window, in which the title and the actions scroll too.
  for (const edge of [close, order]) {
    const bar = edge.parentElement;
    if (bar) bar.style.position = 'static';
  }
  await userEvent.tab();
  await userEvent.tab();
  await expect(order).toHaveFocus();
  await userEvent.tab();
  await expect(close).toHaveFocus();
  await waitFor(() => expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
});

/** Choices: the focus ring is around the label, not the hidden input. */
export const LongChoices = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    footer: undefined,
    children: (
      <>
        <p id="shops">Where do you shop?</p>
        <ChoiceGroup
          kind="many"
          labelledBy="shops"
          choices={Array.from({ length: 30 }, (_, index) => ({
            value: `${index}`,
            label: `Shop ${index}`,
          }))}
          chosen={[]}
          onToggle={fn()}
        />
      </>
    ),
  },
});

LongChoices.test('shows the label of a choice that Tab wraps around to', async ({ userEvent }) => {
  const dialog = screen.getByRole('dialog');
  // The padding would bring the label into view with its input.
  dialog.style.scrollPaddingBlock = '0';
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  const last = screen.getByRole('checkbox', { name: 'Shop 29' });
  await expect(last).toHaveFocus();
  const bottomOf = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? NaN;
  await waitFor(() =>
    expect(bottomOf(last.closest('label'))).toBeLessThanOrEqual(bottomOf(dialog)),
  );
});

/** A sheet at the bottom of the window, with the main action on top. */
export const OnAPhone = meta.story({ tags: ['phone'], ...inViewport('phone') });

OnAPhone.test('is a sheet at the bottom of the window', async () => {
  // It slides in.
  await waitFor(async () => {
    const { left, right, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  });
});

OnAPhone.test('shows the main action on top', async () => {
  const [cancel, main] = ['Cancel', 'Delete my account'].map((name) =>
    screen.getByRole('button', { name }).getBoundingClientRect(),
  );
  await expect(main?.bottom).toBeLessThan(cancel?.top ?? 0);
});

/** One height for all contents, so that the actions stay in place between steps. */
export const Medium = meta.story({ args: { size: 'medium' } });

/** For lists and tables that need the width. */
export const Large = meta.story({ parameters: picturedIn('light wide'), args: { size: 'large' } });

/** Details without an action; Close is the only way out. */
export const WithoutFooter = meta.story({
  parameters: picturedIn('dark phone'),
  args: { footer: undefined },
});

let platform = fakePlatform();

/** Hides the dialog as a browser addon would. */
const addon = document.createElement('style');
addon.textContent = '[role="dialog"] { display: none !important }';

/** A browser addon hides the dialog, so a message replaces it. */
export const KeptOffThePage = meta.story({
  parameters: picturedIn('dark phone'),
  beforeEach: () => {
    platform = fakePlatform();
    document.head.append(addon);
    return () => addon.remove();
  },
  decorators: [withPlatform(() => platform)],
  play: async () => {
    await waitFor(async () => {
      await platform.clock.advance(500);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
  },
});

KeptOffThePage.test('shows a message, and leaves the page usable [ERR-02]', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Model cannot be initialized. It seems some of your addon is preventing dialog box to show. Probably PageXray addon which is causing this issue.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Account' })).toBeVisible());
});

KeptOffThePage.test('shows the dialog that opens without the addon', async (context) => {
  const opener = context.canvas.getByRole('button', { name: 'Delete Account' });
  await context.userEvent.click(opener);
  addon.remove();
  await context.userEvent.click(opener);
  await expect(screen.getByRole('dialog')).toBeVisible();
});

/** The check for a hidden dialog passes, and the dialog stays. */
export const OnThePage = meta.story({
  beforeEach: () => {
    platform = fakePlatform();
  },
  decorators: [withPlatform(() => platform)],
});

OnThePage.test('stays open if it is visible', async () => {
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  await platform.clock.advance(500);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await expect(screen.queryByRole('alert')).toBeNull();
});
