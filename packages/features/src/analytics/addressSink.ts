import { tell } from '../wire/tell.ts';
import { analytics } from './pageTracking.ts';

/**
 * Posts every page view and event to the operator's address; null posts nothing (D51, D58).
 * Returns a function that stops it.
 */
export const sendAnalytics = (address: string | null): (() => void) =>
  address === null ? () => {} : analytics.addSink((event) => tell(address, event));
