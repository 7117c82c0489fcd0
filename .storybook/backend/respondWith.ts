import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import type { MswApi } from 'msw-storybook-addon';

type Msw = Pick<MswApi, 'use'>;

/** The envelope of a success with these records. */
export const records = (...Data: unknown[]) => ({ ErrorCode: 'SUCCESS', Data });

/** The connection breaks before a response. */
export const broken = () => HttpResponse.error();

/** The response never arrives. */
export const pending = () => new Promise<never>(() => {});

type Envelope = Partial<Record<'ErrorCode' | 'Errors' | 'Info' | 'Data' | 'fieldErrors', unknown>>;

/**
 * Replaces the mock backend's response to a call by an envelope, or by what a function returns. For
 * `beforeEach`, and during a test with its context.
 */
export const respondWith =
  (path: string, response: Envelope | HttpResponseResolver) =>
  ({ msw }: { msw: Msw }) =>
    msw.use(
      http.all(
        `*${path}`,
        typeof response === 'function' ? response : () => HttpResponse.json({ ...response }),
      ),
    );

export type HeldCall = ReturnType<typeof heldCall>;

/**
 * Holds the responses to a call in the stories that have `hold` as their `beforeEach`. After `release`,
 * the backend responds to them. To show that a delay starts with the response, advance the clock before.
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
