import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { JourneyProps } from './Journey.tsx';

/** Follows a link into another tab, which does not open here; the address it would have shown. */
export async function opensInNewTab(
  { userEvent }: StoryContext<JourneyProps>,
  link: HTMLElement,
): Promise<string> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  let address = '';
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    const followed = event.target instanceof Element && event.target.closest('a');
    if (followed) address = followed.href;
  };
  document.addEventListener('click', stay, { once: true });
  await userEvent.click(link);
  document.removeEventListener('click', stay);
  return address;
}

/** The browser hides this tab behind another one, then shows it again. */
export function comesBackToTheTab() {
  for (const state of ['hidden', 'visible'] as const) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }
  Reflect.deleteProperty(document, 'visibilityState');
}
