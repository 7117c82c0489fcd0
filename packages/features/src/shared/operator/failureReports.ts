import { parseUrl } from '@cb/ui/platform/outsideUrl';
import { onFailure } from '../wire/failures.ts';
import { createSignal } from '../basics/signal.ts';
import { sendBeacon } from './beacon.ts';

export interface ReportOptions {
  /** The address where the operator collects reports; null sends none. */
  readonly address: string | null;
  /** The fraction of visits that send reports, from 0 to 1. */
  readonly sample: number;
  /** The id of the running build. */
  readonly release: string | undefined;
  /** Returns the route pattern of a path, which contains nothing that a member typed. */
  readonly routeOf: (path: string) => string;
  /** Returns a number from 0 to 1; the visit reports if it is below `sample`. Replaced in tests. */
  readonly random?: () => number;
}

/** A report of a failure, without its message, query string or personal data. */
interface Report {
  readonly kind: 'error' | 'chunk' | 'answer' | 'realtime' | 'policy';
  /** The name of the error, the reason and path of a failure, or the directive and origin of a violation. */
  readonly what: string;
  /** Positions in the built code, which the release's source maps resolve. */
  readonly at?: readonly string[];
}

/** The maximum number of reports per page, because a page may keep failing. */
const maxReports = 20;
const maxPositions = 10;

const errors = createSignal<unknown>();

/** Reports an error that was caught, such as one of a screen that its boundary replaced. */
export const reportCaughtError = errors.emit;

/** React's error for a page that differs from the prerendered one. */
const hydrationMismatch = /^Minified React error #418;/;

/**
 * Reports an error that React recovered from. A page that differs from the prerendered one is only logged:
 * it contains nodes of a browser extension, since tests hydrate every page as it was prerendered (D262).
 */
export function reportRecovered(error: unknown) {
  console.error('[cb]', error);
  if (!(error instanceof Error && hydrationMismatch.test(error.message))) reportCaughtError(error);
}

/** Reports only the error's name and positions, because its message may quote what a member typed. */
function toErrorReport(error: unknown): Report {
  if (!(error instanceof Error)) return { kind: 'error', what: typeof error };
  const at = error.stack?.match(/\/assets\/[\w.-]+:\d+:\d+/g)?.slice(0, maxPositions) ?? [];
  return { kind: error.name === 'NotLoadedError' ? 'chunk' : 'error', what: error.name, at };
}

/** Reports only the origin of a blocked address, because an offer wall's address names its member. */
function toViolationReport({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
}: Violation): Report {
  const blocked = parseUrl(blockedURI)?.origin ?? blockedURI;
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
 * Reports uncaught errors, chunks that fail to load, malformed responses and policy violations to the
 * operator: each once, and for a fraction of visits. Returns a function that stops it.
 */
export function startFailureReports(options: ReportOptions): () => void {
  const { address, sample, release, routeOf, random = Math.random } = options;
  if (address === null || random() >= sample) return () => {};
  const sent = new Set<string>();

  const send = (report: Report) => {
    const message = { ...report, release, route: routeOf(location.pathname) };
    const key = JSON.stringify(message);
    if (sent.has(key) || sent.size >= maxReports) return;
    sent.add(key);
    sendBeacon(address, message);
  };

  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('error', ({ error }) => send(toErrorReport(error)), { signal });
  addEventListener('unhandledrejection', ({ reason }) => send(toErrorReport(reason)), { signal });
  addEventListener('securitypolicyviolation', (event) => send(toViolationReport(event)), {
    signal,
  });
  const stops = [
    errors.subscribe((error) => send(toErrorReport(error))),
    onFailure(({ kind, path, reason }) => {
      // Not reported: the operator's own monitoring sees an offline server.
      if (kind === 'transport') return;
      send({ kind: kind === 'malformed' ? 'answer' : kind, what: `${reason} ${path}` });
    }),
  ];
  return () => {
    controller.abort();
    for (const stop of stops) stop();
  };
}
