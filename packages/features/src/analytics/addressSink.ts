import { tell } from '../wire/tell.ts';
import { analytics } from './pageTracking.ts';

/**
 * Posts every page view and event to an address of the operator; null posts nothing (D51, D58).
 * Gives back the way to stop.
 */
export const sendAnalytics = (address: string | null): (() => void) =>
  address === null ? () => {} : analytics.addSink((event) => tell(address, event));
