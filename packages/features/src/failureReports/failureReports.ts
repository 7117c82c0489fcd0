import { onFailure } from '../wire/failures.ts';
import { createSignal } from '../wire/signal.ts';
import { tell } from '../wire/tell.ts';

export interface ReportOptions {
  /** Where the operator collects reports; null sends none. */
  readonly address: string | null;
  /** The share of visits that report, from 0 to 1. */
  readonly sample: number;
  /** Which build of the site runs. */
  readonly release: string | undefined;
  /** The route of a path, without what a member could have put into it. */
  readonly routeOf: (path: string) => string;
  /** For tests: decides whether this visit reports. */
  readonly random?: () => number;
}

/** What is told of a failure: never a message, an address with its query, or anything of a member. */
interface Report {
  readonly kind: 'error' | 'chunk' | 'answer' | 'realtime' | 'policy';
  readonly what: string;
  /** Places in the code, which the source maps of the release make readable. */
  readonly at?: readonly string[];
}

/** A page that fails over and over says so this many times. */
const mostReports = 20;
const mostPlaces = 10;

const errors = createSignal<unknown>();

/** Reports an error that was caught, such as one of a screen that its boundary replaced. */
export const reportError = errors.emit;

/** Messages of errors may quote what a member typed: only the name and the places are told. */
function ofError(error: unknown): Report {
  if (!(error instanceof Error)) return { kind: 'error', what: typeof error };
  const at = (error.stack ?? '').match(/\/assets\/[\w.-]+:\d+:\d+/g)?.slice(0, mostPlaces) ?? [];
  return { kind: error.name === 'NotLoadedError' ? 'chunk' : 'error', what: error.name, at };
}

/** Of what was refused only the origin: the address of a wall names its member. */
function ofViolation({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
}: Violation): Report {
  const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  const [file] = /\/assets\/[\w.-]+$/.exec(sourceFile ?? '') ?? [];
  return {
    kind: 'policy',
    what: `${effectiveDirective} ${blocked}`,
    ...(file !== undefined && { at: [`${file}:${lineNumber}`] }),
  };
}

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber'
>;

/**
 * Tells the operator of uncaught errors, refused chunks, answers that cannot be read and violations
 * of the policy, for a share of visits and each once. Gives back the way to stop.
 */
export function startFailureReports(options: ReportOptions): () => void {
  const { address, sample, release, routeOf, random = Math.random } = options;
  if (address === null || random() >= sample) return () => {};
  const sent = new Set<string>();

  function report(found: Report) {
    const message = { ...found, release, route: routeOf(location.pathname) };
    const key = JSON.stringify(message);
    if (sent.has(key) || sent.size >= mostReports) return;
    sent.add(key);
    tell(address ?? '', message);
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  addEventListener('error', ({ error }) => report(ofError(error)), { signal });
  addEventListener('unhandledrejection', ({ reason }) => report(ofError(reason)), { signal });
  addEventListener('securitypolicyviolation', (event) => report(ofViolation(event)), { signal });
  const stops = [
    errors.subscribe((error) => report(ofError(error))),
    onFailure(({ kind, path, reason }) => {
      // That a member is offline or a server is down, the operator hears elsewhere.
      if (kind === 'transport') return;
      report({ kind: kind === 'malformed' ? 'answer' : kind, what: `${reason} ${path}` });
    }),
  ];
  return () => {
    stopping.abort();
    for (const stop of stops) stop();
  };
}
