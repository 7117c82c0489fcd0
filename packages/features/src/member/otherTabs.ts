import { createContext } from 'react';
import { createSignal } from '../wire/signal.ts';

const news = ['login', 'logout', 'deletion', 'orders'] as const;

/**
 * What other tabs have to know: someone logged in or out, the account was deleted (D60), or the record
 * of an order changed.
 */
export type TabNews = (typeof news)[number];

/** The messages between tabs about one subject. */
interface TabChannel {
  tell(message: unknown): void;
  /** Calls back with the unchecked messages of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: (message: unknown) => void): () => void;
}

/** The other tabs of this browser that are open on the site. */
export interface OtherTabs {
  tell(news: TabNews): void;
  /** Calls back with the news of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: (news: TabNews) => void): () => void;
  /** The balances that tabs tell each other; absent if each tab is to be on its own. */
  readonly balances?: TabChannel;
}

/**
 * Connects the tabs with a BroadcastChannel, opened when it is first needed. Never throws: if the browser
 * refuses it, as Firefox does without cookies, each tab is on its own (D261).
 */
function createChannel(name: string): TabChannel {
  const heard = createSignal<unknown>();
  let channel: BroadcastChannel | undefined;
  function open() {
    if (channel) return channel;
    try {
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.emit(data));
    } catch {
      // Missing or refused.
    }
    return channel;
  }
  return {
    tell: (message) => open()?.postMessage(message),
    subscribe(listener) {
      open();
      return heard.subscribe(listener);
    },
  };
}

/** The tabs of this browser. */
export function createBrowserTabs(): OtherTabs {
  const { tell, subscribe } = createChannel('cb-session');
  return {
    tell,
    subscribe: (listener) =>
      subscribe((message) => {
        const known = news.find((one) => one === message);
        if (known) listener(known);
      }),
    balances: createChannel('cb-balance'),
  };
}

export const browserTabs = createBrowserTabs();

/** Replaced in stories and tests, which run side by side in one browser. */
export const OtherTabsContext = createContext(browserTabs);
