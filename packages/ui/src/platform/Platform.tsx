import { createContext, use, type ReactNode } from 'react';

/** Cancels what a timer would have done. */
export type Cancel = () => void;

/** Time as the product sees it. Instants and durations in ms. */
export interface Clock {
  now(): number;
  /** Calls back once after `ms`. */
  after(ms: number, callback: () => void): Cancel;
}

/** Something to hand to the device's share sheet. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  /** http or https. */
  readonly url: string;
}

/** What the product needs of the browser and a test wants in hand. */
export interface Platform {
  readonly clock: Clock;
  /** BCP 47 tag that amounts and dates are written in. */
  readonly locale: string;
  /** IANA name of the member's time zone. */
  readonly timeZone: string;
  /** Shows the browser's own alert and waits until it is closed. */
  alert(message: string): void;
  /** Rejects when the clipboard is missing or refused, and for an empty text (SHR-03). */
  copyText(text: string): Promise<void>;
  /** Opens a window of a size in px that knows nothing of this one; false where it was blocked. */
  openWindow(address: string, size: { width: number; height: number }): boolean;
  /** Whether the device has a share sheet. */
  canShare(): boolean;
  /** Opens the share sheet; rejects when it fails or the member closes it. */
  share(shared: Shared): Promise<void>;
  /** Loads the document of an address in this tab, which ends the page. */
  leaveFor(address: string): void;
  /** Opens the browser's print dialog for the page. */
  print(): void;
  /** Gives the member a file. */
  download(fileName: string, text: string, mediaType: string): void;
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
  copyText: async (text) => {
    if (text === '') throw new Error('There is nothing to copy.');
    await navigator.clipboard.writeText(text);
  },
  openWindow(address, { width, height }) {
    // With "noopener" the answer would be null whether it opened or not.
    const opened = window.open(address, '_blank', `popup,width=${width},height=${height}`);
    if (opened) opened.opener = null;
    return opened !== null;
  },
  canShare: () => 'share' in navigator,
  share: async (shared) => navigator.share(shared),
  // oxlint-disable-next-line no-restricted-properties -- injected from here
  leaveFor: (address) => window.location.assign(address),
  print: () => window.print(),
  download(fileName, text, mediaType) {
    const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  },
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
