import { browserPlatform, type Clock } from '@cb/ui/platform';
import { sendBeacon } from './beacon.ts';

/** A view of a page, or a named event (D51); `at` is in ms since 1970. */
export type AnalyticsEvent =
  | { readonly type: 'page'; readonly path: string; readonly title: string; readonly at: number }
  | { readonly type: 'event'; readonly name: string; readonly at: number };

/** Receives events, such as to post them to an operator. */
export type Sink = (event: AnalyticsEvent) => void;

export interface Analytics {
  track(event: AnalyticsEvent): void;
  /**
   * Adds a sink, which receives the last 10 events and every new one. Returns a function that
   * removes it.
   */
  addSink(sink: Sink): () => void;
}

/** The number of past events that a late sink receives (ANA-01). */
const maxReplayed = 10;

/**
 * Records events and passes them to the sinks; without one, no data leaves the page (D51).
 */
export function createAnalytics(): Analytics {
  const sinks = new Set<Sink>();
  let recent: readonly AnalyticsEvent[] = [];

  function send(sink: Sink, event: AnalyticsEvent) {
    try {
      sink(event);
    } catch (error) {
      // An operator's sink that fails must not break the page.
      console.error('[cb] A sink failed:', error);
    }
  }

  function track(event: AnalyticsEvent) {
    recent = [...recent, event].slice(-maxReplayed);
    for (const sink of sinks) send(sink, event);
  }

  return {
    track,
    addSink(sink) {
      for (const event of recent) send(sink, event);
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
  };
}

/** The site's analytics. It has no sink unless an operator adds one (D51). */
export const analytics = createAnalytics();

/** Records a page view. */
export function trackPage(path: string, title: string, clock: Clock = browserPlatform.clock) {
  analytics.track({ type: 'page', path, title, at: clock.now() });
}

/** Records a named event (D51). */
export function trackEvent(name: string, clock: Clock = browserPlatform.clock) {
  analytics.track({ type: 'event', name, at: clock.now() });
}

/**
 * Posts every page view and event to the operator's address; null posts nothing (D51, D58).
 * Returns a function that stops it.
 */
export const sendAnalytics = (address: string | null): (() => void) =>
  address === null ? () => {} : analytics.addSink((event) => sendBeacon(address, event));
