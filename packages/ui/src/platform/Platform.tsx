import { createContext, use, type ReactNode } from 'react';

/** Cancels what a timer would have done. */
export type Cancel = () => void;

/** Time as the product sees it. Instants and durations in ms. */
export interface Clock {
  now(): number;
  /** Calls back once after `ms`. */
  after(ms: number, callback: () => void): Cancel;
}

/** What the product needs of the browser and a test wants in hand (architecture R9). */
export interface Platform {
  readonly clock: Clock;
  /** BCP 47 tag that amounts and dates are written in. */
  readonly locale: string;
  /** IANA name of the member's time zone. */
  readonly timeZone: string;
  /** Shows the browser's own alert and waits until it is closed. */
  alert(message: string): void;
  /** Rejects when the clipboard is missing or refused. */
  copyText(text: string): Promise<void>;
}

export const browserPlatform: Platform = {
  clock: {
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  },
  locale: 'en-US',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  alert: (message) => window.alert(message),
  copyText: async (text) => navigator.clipboard.writeText(text),
};

const PlatformContext = createContext<Platform>(browserPlatform);

/** Replaces the browser for what is inside it; without one the real browser is used. */
export function PlatformProvider({
  platform,
  children,
}: {
  platform: Platform;
  children: ReactNode;
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export const usePlatform = () => use(PlatformContext);
