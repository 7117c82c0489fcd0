import { expect, waitFor } from 'storybook/test';

/** Waits until what is looked for is there and shows; at each look anew, as pages come and fade in. */
export const sees = (look: () => HTMLElement) => waitFor(() => expect(look()).toBeVisible());
