import { createContext } from 'react';
import * as v from 'valibot';
import { createSignal } from '../wire/signal.ts';

const news = v.picklist(['login', 'logout', 'deletion']);

/** What happened to the session of this browser: someone logged in or out, or the account was deleted (D60). */
export type SessionNews = v.InferOutput<typeof news>;

/** The other tabs of this browser that show the site. */
export interface OtherTabs {
  tell(news: SessionNews): void;
  /** Calls back with what other tabs tell; gives back the way to stop. */
  subscribe(listener: (news: SessionNews) => void): () => void;
}

const channelName = 'cb-session';

/** The tabs of the browser over a BroadcastChannel, opened when first needed. */
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

/** The real tabs of this browser. */
export const browserTabs = createBrowserTabs();

/** Replaced in stories and tests, which run side by side in one browser. */
export const OtherTabsContext = createContext(browserTabs);
