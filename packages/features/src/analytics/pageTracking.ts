import { browserPlatform, type Clock } from '@cb/ui/platform';
import { createAnalytics } from './analytics.ts';

/** The site's analytics. It has no sink unless an operator adds one (decision D51). */
export const analytics = createAnalytics();

/** Records a page view. */
export function trackPage(path: string, title: string, clock: Clock = browserPlatform.clock) {
  analytics.trackPage({ path, title, at: clock.now() });
}

/** Records a named event (decision D51). */
export function trackEvent(name: string, clock: Clock = browserPlatform.clock) {
  analytics.track({ type: 'event', name, at: clock.now() });
}
