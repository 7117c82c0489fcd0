import { createContext } from 'react';
import { createSignal } from '../basics/signal.ts';

const messages = ['login', 'logout', 'deletion', 'orders', 'balance'] as const;

/**
 * A message to the other tabs: someone logged in or out, the account was deleted (D60), the record of an
 * order changed, or the balance changed.
 */
export type TabMessage = (typeof messages)[number];

/** The other tabs of this browser that are open on the site. */
export interface OtherTabs {
  broadcast(message: TabMessage): void;
  /** Calls back with the messages of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/**
 * Connects the tabs with a BroadcastChannel, opened when it is first needed. Never throws: if the browser
 * refuses it, as Firefox does without cookies, each tab is on its own (D261).
 */
export function createBrowserTabs(): OtherTabs {
  const received = createSignal<TabMessage>();
  let channel: BroadcastChannel | undefined;
  function open() {
    if (channel) return channel;
    try {
      channel = new BroadcastChannel('cb-tabs');
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = messages.find((known) => known === data);
        if (message) received.emit(message);
      });
    } catch {
      // The browser lacks the channel or refuses it.
    }
    return channel;
  }
  return {
    broadcast: (message) => open()?.postMessage(message),
    subscribe(listener) {
      open();
      return received.subscribe(listener);
    },
  };
}

export const browserTabs = createBrowserTabs();

/** Replaced in stories and tests, which run side by side in one browser. */
export const OtherTabsContext = createContext(browserTabs);
