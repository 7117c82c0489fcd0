import { createContext } from 'react';
import * as v from 'valibot';
import { createSignal } from '../wire/signal.ts';

const news = v.picklist(['login', 'logout', 'deletion']);

/**
 * A change of this browser's session: someone logged in or out, or the account was deleted (D60).
 */
export type SessionNews = v.InferOutput<typeof news>;

/** The other tabs of this browser that are open on the site. */
export interface OtherTabs {
  tell(news: SessionNews): void;
  /** Calls back with the news of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: (news: SessionNews) => void): () => void;
}

const channelName = 'cb-session';

/** Connects the tabs with a BroadcastChannel, opened when it is first needed. */
function createBrowserTabs(): OtherTabs {
  const heard = createSignal<SessionNews>();
  let channel: BroadcastChannel | undefined;
  function open() {
    if (channel) return channel;
    channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(news, data);
      if (parsed.success) heard.emit(parsed.output);
    });
    return channel;
  }
  return {
    tell: (what) => open().postMessage(what),
    subscribe(listener) {
      open();
      return heard.subscribe(listener);
    },
  };
}

export const browserTabs = createBrowserTabs();

/** Replaced in stories and tests, which run side by side in one browser. */
export const OtherTabsContext = createContext(browserTabs);
