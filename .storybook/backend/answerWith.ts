import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import type { Msw } from './network.ts';

/** Answers with the records of a success. */
export const records = (...Data: unknown[]) => ({ ErrorCode: 'SUCCESS', Data });

/** The connection breaks before an answer. */
export const broken = () => HttpResponse.error();

/** The answer never arrives. */
export const pending = () => new Promise<never>(() => {});

type Envelope = Partial<Record<'ErrorCode' | 'Errors' | 'Info' | 'Data', unknown>>;

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
