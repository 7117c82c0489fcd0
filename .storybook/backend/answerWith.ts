import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import type { MswApi } from 'msw-storybook-addon';

/** Replaces answers of a story's backend. */
type Msw = Pick<MswApi, 'use'>;

/** Answers with the records of a success. */
export const records = (...Data: unknown[]) => ({ ErrorCode: 'SUCCESS', Data });

/** The connection breaks before an answer. */
export const broken = () => HttpResponse.error();

/** The answer never arrives. */
export const pending = () => new Promise<never>(() => {});

type Envelope = Partial<Record<'ErrorCode' | 'Errors' | 'Info' | 'Data' | 'fieldErrors', unknown>>;

/**
 * Replaces the mock backend's answer to a call by an envelope, or by what a function returns. For
 * `beforeEach`, and during a test with its context.
 */
export const answerWith =
  (path: string, answer: Envelope | HttpResponseResolver) =>
  ({ msw }: { msw: Msw }) =>
    msw.use(
      http.all(
        `*${path}`,
        typeof answer === 'function' ? answer : () => HttpResponse.json({ ...answer }),
      ),
    );

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
