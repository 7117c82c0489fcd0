import { expect } from 'storybook/test';
import type { JourneyContext } from './playSteps.ts';

/**
 * Clicks a link to a new tab, prevents the navigation, and returns the URL it would have opened.
 */
export async function followIntoNewTab(
  { userEvent }: JourneyContext,
  link: HTMLElement,
): Promise<string> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  let address = '';
  const preventNavigation = (event: MouseEvent) => {
    event.preventDefault();
    const followed = event.target instanceof Element && event.target.closest('a');
    if (followed) address = followed.href;
  };
  document.addEventListener('click', preventNavigation, { once: true });
  await userEvent.click(link);
  document.removeEventListener('click', preventNavigation);
  return address;
}

/** Hides this tab and shows it again, as when the member returns from another one. */
export function returnToTab() {
  for (const state of ['hidden', 'visible'] as const) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }
  Reflect.deleteProperty(document, 'visibilityState');
}
