import { afterAll, expect, test, vi } from 'vitest';
import { browserTabs, createBrowserTabs, type TabNews } from './otherTabs.ts';

const otherTab = new BroadcastChannel('cb-tabs');
afterAll(() => otherTab.close());

test('sends news to the other tabs and receives theirs, and drops anything else', async () => {
  const heard: TabNews[] = [];
  const stop = browserTabs.subscribe((news) => heard.push(news));
  const told: unknown[] = [];
  otherTab.onmessage = ({ data }) => told.push(data);

  browserTabs.tell('deletion');
  await expect.poll(() => told).toEqual(['deletion']);
  for (const news of ['nonsense', null, 'login', 'logout', 'deletion']) otherTab.postMessage(news);
  await expect.poll(() => heard).toEqual(['login', 'logout', 'deletion']);
  // A tab does not receive its own messages.
  expect(heard).toHaveLength(3);

  stop();
  otherTab.postMessage('login');
  browserTabs.tell('logout');
  await expect.poll(() => told).toEqual(['deletion', 'logout']);
  expect(heard).toHaveLength(3);
});

test.each([
  ['missing', undefined],
  [
    'refused',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  ],
])('a tab is on its own if the channel is %s', (_how, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const tabs = createBrowserTabs();
  expect(() => {
    const stop = tabs.subscribe(() => {});
    tabs.tell('logout');
    stop();
  }).not.toThrow();
  vi.unstubAllGlobals();
});
