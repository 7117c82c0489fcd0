import { expect, test } from 'vitest';
import { appIdOf, defaultAppId, readWidgetEvent, widgetAddress } from './RapidoReachWidget.tsx';

test.each([
  ['17-app-9', 'app'],
  ['a-b-c-d', 'c'],
  ['member-cbapp-rr', 'cbapp'],
])('the app id is the second-to-last segment of %s [RPD-04]', (id, appId) => {
  expect(appIdOf(id)).toBe(appId);
});

test.each(['', 'abc', 'a-b', 'a--b'])('the app id is the default for %j [RPD-04]', (id) => {
  expect(appIdOf(id)).toBe(defaultAppId);
});

const ids = { memberId: 'm&1', rapidoReachId: 'm-app7-rr' };

test('the address gives the script the app id and the member', () => {
  const url = new URL(widgetAddress('https://widgets.example/widget.html', ids));
  expect(url.origin + url.pathname + url.search).toBe('https://widgets.example/widget.html');
  expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
    partner: 'rapidoreach',
    'app-id': 'app7',
    'end-user-id': 'm&1',
  });
});

test.each([null, 'ready', { type: 'READY' }, { type: 'close' }, [{ type: 'ready' }], {}])(
  'reads no event from %j',
  (data) => {
    expect(readWidgetEvent(data)).toBeUndefined();
  },
);

test.each(['ready', 'load', 'error'])('reads the event %s', (type) => {
  expect(readWidgetEvent({ type, other: 1 })).toBe(type);
});
