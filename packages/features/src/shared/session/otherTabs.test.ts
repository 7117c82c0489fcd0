import { afterAll, expect, test, vi } from 'vitest';
import { browserTabs, createBrowserTabs, type TabMessage } from './otherTabs.ts';

const otherTab = new BroadcastChannel('cb-tabs');
afterAll(() => otherTab.close());

test('sends messages to the other tabs and receives theirs, and drops anything else', async () => {
  const received: TabMessage[] = [];
  const stop = browserTabs.subscribe((message) => received.push(message));
  const sent: unknown[] = [];
  otherTab.onmessage = ({ data }) => sent.push(data);

  browserTabs.broadcast('deletion');
  await expect.poll(() => sent).toEqual(['deletion']);
  for (const data of ['nonsense', null, 'login', 'logout', 'deletion']) otherTab.postMessage(data);
  // A tab does not receive its own messages, so there is one 'deletion'.
  await expect.poll(() => received).toEqual(['login', 'logout', 'deletion']);

  stop();
  otherTab.postMessage('login');
  browserTabs.broadcast('logout');
  await expect.poll(() => sent).toEqual(['deletion', 'logout']);
  expect(received).toHaveLength(3);
});

test('a tab is on its own if the channel is refused', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('refused', 'SecurityError');
  });
  const tabs = createBrowserTabs();
  expect(() => {
    const stop = tabs.subscribe(() => {});
    tabs.broadcast('logout');
    stop();
  }).not.toThrow();
  vi.unstubAllGlobals();
});
