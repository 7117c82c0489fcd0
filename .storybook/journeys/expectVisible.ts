import { expect, waitFor } from 'storybook/test';

/**
 * Waits until an element is visible. Queries anew on each attempt, since pages mount and fade in.
 */
export const expectVisible = (query: () => HTMLElement) =>
  waitFor(() => expect(query()).toBeVisible());
