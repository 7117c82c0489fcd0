import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWidgetEvent, widgetAddress } from './widget.ts';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://site.example/dashboard' }));
afterEach(() => void vi.unstubAllGlobals());

const ids = { memberId: 'm&1', rapidoReachId: 'm-app7-rr' };

test('adds the app id and both user ids to the address', () => {
  const url = new URL(widgetAddress('https://widget.example/w?lang=en', ids));
  expect(url.origin + url.pathname).toBe('https://widget.example/w');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    lang: 'en',
    app_id: 'app7',
    user_id: 'm-app7-rr',
    member_id: 'm&1',
  });
});

test('is empty for an invalid address', () => {
  expect(widgetAddress('https://', ids)).toBe('');
});

test.each([null, 'ready', { type: 'READY' }, { type: 'close' }, [{ type: 'ready' }], {}])(
  'ignores %j',
  (data) => {
    expect(readWidgetEvent(data)).toBeUndefined();
  },
);

test.each(['ready', 'load', 'error'])('reads the widget’s %s event', (type) => {
  expect(readWidgetEvent({ type, more: 1 })).toBe(type);
});
