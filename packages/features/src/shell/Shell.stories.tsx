import { connected } from '@cb/workbench/connected';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { Heading } from '@cb/ui/components/Heading';
import { shellLinks } from '@cb/ui/internal/shellLinks';
import { expectCalledOnce, storyEnvironment, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { expect, screen, waitFor, within } from 'storybook/test';
import { submitOnce } from '../shared/forms/useSubmission.ts';
import { Shell } from './Shell.tsx';

const referKey = 'cb-refer-open';

const meta = preview.meta({
  title: 'Features/Shell/Dashboard',
  tags: ['!autodocs'],
  component: Shell,
  decorators: [connected],
  args: {
    links: { ...shellLinks, logout: '#logout' },
    visit: { path: shellLinks.surveys, key: 'first', isReturn: false },
    current: shellLinks.surveys,
    tools: {
      balance: '1,250 CB',
      available: 'Available 1,250 CB',
      cbCode: 'Code',
      initials: undefined,
      hasUnread: false,
    },
    themeSwitch: null,
    children: <Heading level={1}>Surveys</Heading>,
  },
  parameters: { layout: 'fullscreen', clock: 'manual' },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => {
    localStorage.removeItem(referKey);
    return () => localStorage.removeItem(referKey);
  },
});

/** Returns the button of the group in the sidebar; the top bar has another with its name. */
const groupButton = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Dashboard' })).getByRole('button', {
    name: /Refer & Earn.*\$1/,
  });

/** The group "Refer & Earn" of the sidebar is open by default. */
export const GroupOpen = meta.story();

GroupOpen.test('remembers that the group was closed', async ({ canvas, userEvent }) => {
  await userEvent.click(groupButton(canvas));
  await expect(localStorage.getItem(referKey)).toBe('closed');
  await expect(canvas.queryByRole('link', { name: 'Refer a Friend' })).toBeNull();
});

GroupOpen.test(
  'clears the member’s data on logout once an order has ended, and notifies the other tabs',
  async ({ canvas, userEvent }) => {
    localStorage.setItem('cb-order:member-1001:payza', 'lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const { leaveFor, otherTabs } = storyEnvironment;
    const keptWhenLeaving: (string | null)[] = [];
    leaveFor.mockImplementation(() => {
      keptWhenLeaving.push(localStorage.getItem('cb-order:member-1001:payza'));
    });
    let endOrder = () => {};
    void submitOnce('order', () => new Promise<void>((resolve) => (endOrder = resolve)));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(otherTabs.sent).toEqual(['logout']));
    await waitForQuiet();
    await expect(leaveFor).not.toHaveBeenCalled();
    endOrder();
    await expectCalledOnce(leaveFor);
    await expect(leaveFor).toHaveBeenCalledWith(expect.stringMatching(/#logout$/));
    await expect(keptWhenLeaving).toEqual([null]);
  },
);

/** The member closed the group on this device, so it starts closed. */
export const GroupClosedBefore = meta.story({
  beforeEach: () => localStorage.setItem(referKey, 'closed'),
});

GroupClosedBefore.test('starts closed and opens again', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('link', { name: 'Refer a Friend' })).toBeNull();
  await userEvent.click(groupButton(canvas));
  await expect(localStorage.getItem(referKey)).toBe('open');
  await expect(canvas.getByRole('link', { name: 'Refer a Friend' })).toBeVisible();
});

export const NonsenseStored = meta.story({
  tags: ['edge-case'],
  beforeEach: () => localStorage.setItem(referKey, '<b>{"open":'),
});

NonsenseStored.test('starts open', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Refer a Friend' })).toBeVisible();
});

export const StorageRefused = meta.story({
  tags: ['fault'],
  beforeEach: () => {
    const { getItem, setItem } = Storage.prototype;
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    return () => void Object.assign(Storage.prototype, { getItem, setItem });
  },
});

StorageRefused.test('still opens and closes', async ({ canvas, userEvent }) => {
  await userEvent.click(groupButton(canvas));
  await expect(canvas.queryByRole('link', { name: 'Refer a Friend' })).toBeNull();
  await userEvent.click(groupButton(canvas));
  await expect(canvas.getByRole('link', { name: 'Refer a Friend' })).toBeVisible();
});
