import { manualClock } from '@cb/ui/internal/fakePlatform';
import { afterEach, expect, test, vi } from 'vitest';
import {
  analytics,
  type AnalyticsEvent,
  createAnalytics,
  sendAnalytics,
  trackEvent,
  trackPage,
} from './analytics.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const event = (name: string): AnalyticsEvent => ({ type: 'event', name, at: 0 });
const names = (events: AnalyticsEvent[]) =>
  events.map((event) => (event.type === 'event' ? event.name : event.path));

test('a late sink receives the last 10 events, then the new ones [ANA-01]', () => {
  const { track, addSink } = createAnalytics();
  for (let at = 1; at <= 12; at += 1) track(event(`${at}`));
  const received: AnalyticsEvent[] = [];
  const remove = addSink((event) => received.push(event));
  expect(names(received)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  track(event('13'));
  expect(names(received).at(-1)).toBe('13');
  remove();
  track(event('14'));
  expect(received).toHaveLength(11);
});

/** Returns the events of the site's analytics while `act` runs. */
function eventsDuring(act: () => void) {
  const received: AnalyticsEvent[] = [];
  const remove = analytics.addSink((event) => received.push(event));
  // A new sink first receives earlier events, which may be those of other tests.
  received.length = 0;
  act();
  remove();
  return received;
}

test('page views have a path, a title and a time', () => {
  const received = eventsDuring(() => trackPage('/dashboard/offers', 'OfferWall', manualClock(7)));
  expect(received).toEqual([
    { type: 'page', path: '/dashboard/offers', title: 'OfferWall', at: 7 },
  ]);
});

test('a sink that throws affects neither the page nor other sinks', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { track, addSink } = createAnalytics();
  const received: AnalyticsEvent[] = [];
  const broken = new Error('broken');
  addSink(() => {
    throw broken;
  });
  addSink((event) => received.push(event));
  track(event('one'));
  expect(names(received)).toEqual(['one']);
  expect(report.mock.calls).toEqual([['[cb] A sink failed:', broken]]);
});

test('nothing leaves the browser without a sink', () => {
  const fetchStub = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('navigator', { sendBeacon: fetchStub });
  trackPage('/dashboard', 'Dashboard');
  expect(fetchStub).not.toHaveBeenCalled();
});

test('named events have a name and a time', () => {
  const received = eventsDuring(() => trackEvent('share', manualClock(9)));
  expect(received).toEqual([{ type: 'event', name: 'share', at: 9 }]);
});

test('events are posted to the operator’s address, if any', () => {
  const fetchStub = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchStub);
  sendAnalytics(null)();
  expect(fetchStub).not.toHaveBeenCalled();
  const stop = sendAnalytics('https://analytics.example/');
  trackEvent('share', manualClock(9));
  stop();
  expect(fetchStub.mock.lastCall).toMatchObject([
    'https://analytics.example/',
    { method: 'POST', body: '{"type":"event","name":"share","at":9}' },
  ]);
});
