import { expect, waitFor } from 'storybook/test';

/**
 * Waits until an element is visible. Queries again on each attempt, because pages mount and fade
 * in.
 */
export const expectVisible = (query: () => HTMLElement) =>
  waitFor(() => expect(query()).toBeVisible());
