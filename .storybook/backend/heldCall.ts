import { http } from 'msw';
import type { Msw } from './network.ts';

export type HeldCall = ReturnType<typeof heldCall>;

/**
 * Holds the answers to a call in the stories that have `hold` as their `beforeEach`. After `release`,
 * the backend answers them. Let the clock run before, to show that a time starts with the answer.
 */
export function heldCall(path: string) {
  let release = () => {};
  return {
    hold({ msw }: { msw: Msw }) {
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      msw.use(http.post(`*${path}`, () => released));
    },
    release: () => release(),
  };
}
