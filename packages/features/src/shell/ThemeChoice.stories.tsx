import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { applyTheme } from './applyTheme.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

const themeKey = keyOf('theme');

const meta = preview.meta({
  title: 'Features/Shell/Theme',
  tags: ['!autodocs'],
  component: ThemeChoice,
  beforeEach: () => {
    localStorage.removeItem(themeKey);
    return () => localStorage.removeItem(themeKey);
  },
});

const rootClasses = () => document.documentElement.classList;

/** The member has chosen no theme, so the page follows the device. */
export const SameAsDevice = meta.story();

SameAsDevice.test('switches the page at once and remembers it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
  await expect(rootClasses()).toContain('theme-dark');
  await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked());
  await expect(rootClasses()).toContain('theme-light');
  await expect(rootClasses()).not.toContain('theme-dark');
  await expect(localStorage.getItem(themeKey)).toBe('light');
  await userEvent.click(canvas.getByRole('radio', { name: 'Same as device' }));
  await expect(localStorage.getItem(themeKey)).toBeNull();
});

/** The member chose the dark theme on this device earlier. */
export const Remembered = meta.story({
  beforeEach: () => localStorage.setItem(themeKey, 'dark'),
});

Remembered.test('starts with what was stored', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

Remembered.test('follows a choice in another tab', async () => {
  applyTheme(themeKey);
  await expect(rootClasses()).toContain('theme-dark');
  localStorage.setItem(themeKey, 'light');
  await waitFor(async () => {
    // The choice subscribes in an effect, so the event is repeated until it is received.
    window.dispatchEvent(new StorageEvent('storage'));
    await expect(rootClasses()).toContain('theme-light');
  });
});

export const NonsenseStored = meta.story({
  tags: ['edge-case'],
  beforeEach: () => localStorage.setItem(themeKey, '<b>blue</b>'),
});

NonsenseStored.test('selects "Same as device" instead', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Same as device' })).toBeChecked();
});
