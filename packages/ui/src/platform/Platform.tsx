import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { lastControl } from './focus.ts';

/** Cancels a timer or a running animation. */
export type Cancel = () => void;

/** The product's source of time. Instants and durations are in ms. */
export interface Clock {
  /** Returns the current instant. */
  now(): number;
  /** Calls `callback` once after `ms`. */
  after(ms: number, callback: () => void): Cancel;
}

/** The content of the device's share sheet. */
export interface ShareSheetContent {
  /** The title, for apps that show one. */
  readonly title: string;
  /** A sentence before the link. */
  readonly text: string;
  /** An http or https URL. */
  readonly url: string;
}

/** The browser features that tests and stories replace. */
export interface Platform {
  /** The source of time. */
  readonly clock: Clock;
  /** Calls `callback` once the browser has nothing more urgent to do. */
  whenIdle(callback: () => void): Cancel;
  /** Returns the control outside dialogs that was focused or pressed last, if it is still there. */
  lastControl(): HTMLElement | undefined;
  /** The BCP 47 tag used to format amounts and dates. */
  readonly locale: string;
  /** The IANA name of the member's time zone. */
  readonly timeZone: string;
  /** Shows the browser's alert, which blocks until it is closed. */
  alert(message: string): void;
  /** Rejects if the clipboard is missing or denied, and for an empty text (SHR-03). */
  copyText(text: string): Promise<void>;
  /** Opens a popup without an opener, of a size in px. Returns false if it was blocked. */
  openWindow(address: string, size: { width: number; height: number }): boolean;
  /** Whether the device has a share sheet. */
  canShare(): boolean;
  /** Opens the share sheet. Rejects if it fails or the member closes it. */
  share(shared: ShareSheetContent): Promise<void>;
  /**
   * Navigates this tab to another document, which unloads the page. For a mailto: or sms: address the
   * device opens its app, and the page stays.
   */
  leaveFor(address: string): void;
  /** Reloads the current page. */
  reload(): void;
  /** Opens the browser's print dialog for the page. */
  print(): void;
  /** Downloads a text as a file. */
  download(fileName: string, text: string, mediaType: string): void;
}

/** The features of the real browser. */
export const browserPlatform: Platform = {
  clock: {
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  },
  whenIdle(callback) {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return browserPlatform.clock.after(1000, callback);
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  },
  lastControl,
  locale: 'en-US',
  // Read when needed: the browser's first date format takes longer than the rest of the start.
  get timeZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  },
  alert: (message) => window.alert(message),
  copyText: async (text) => {
    if (text === '') throw new Error('No text');
    await navigator.clipboard.writeText(text);
  },
  openWindow(address, { width, height }) {
    // With "noopener" window.open always returns null, so a blocked popup could not be detected.
    const opened = window.open(address, '_blank', `popup,width=${width},height=${height}`);
    if (opened) opened.opener = null;
    return opened !== null;
  },
  canShare: () => 'share' in navigator,
  share: async (shared) => navigator.share(shared),
  // oxlint-disable-next-line no-restricted-properties -- injected from here
  leaveFor: (address) => window.location.assign(address),
  // oxlint-disable-next-line no-restricted-properties -- injected from here
  reload: () => window.location.reload(),
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

/** Replaces the platform for its children; without a provider it is the real browser. */
export function PlatformProvider({
  platform,
  children,
}: {
  /** Used in place of the browser. */
  platform: Platform;
  /** The part of the page that uses it. */
  children: ReactNode;
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** Returns the nearest platform; without a provider, the real browser. */
export const usePlatform = () => use(PlatformContext);

const subscribeToNothing = () => () => {};

/**
 * Returns whether the page has been hydrated. False while a prerendered page is rendered at build time and
 * hydrated, because its content must be the same for every visitor. True afterwards, and from the start
 * if the page was not prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
