import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { createIntent, type Intent, type Send } from './intent.ts';
import { IntentPortContext, type IntentPort } from './intentPort.ts';
import type { WireId } from './wireId.ts';

/** One intent a page, and not one a mount: a screen that was left must not forget what it sent. */
const intents = new WeakMap<QueryClient, Map<string, Intent>>();

function intentOf(client: QueryClient, port: IntentPort, name: string): Intent {
  const ofClient = intents.get(client) ?? new Map<string, Intent>();
  intents.set(client, ofClient);
  const intent = ofClient.get(name) ?? createIntent(name, port);
  ofClient.set(name, intent);
  return intent;
}

export interface IntentName {
  userId: WireId;
  /** Names what is confirmed, such as `payza`; whatever has the same name excludes each other. */
  intent: string;
}

export interface ConfirmedIntentOptions extends IntentName {
  /** The request. Runs to its end wherever the member goes; anything but an answer counts as lost. */
  send: Send;
}

function useIntent({ userId, intent }: IntentName): Intent {
  const client = useQueryClient();
  return intentOf(client, use(IntentPortContext), `cb-intent:${userId}:${intent}`);
}

/** The state of an intent, for places that do not confirm it themselves. */
export function useIntentState(name: IntentName) {
  const { get, subscribe } = useIntent(name);
  return useSyncExternalStore(subscribe, get);
}

/**
 * Sends a confirmed intent exactly once (decision D31): under double clicks, Enter and a click, Back
 * and Forward, a remount, a second tab, a slow and a lost answer. The state is shared with every
 * place and tab that shows the same intent:
 *
 * - `idle`: `confirm` sends. Every other state ignores it.
 * - `sending`: here or in another tab.
 * - `answered`: with the server's envelope. Stays until `reset`, also over a remount; not over a reload.
 * - `lost`: sent, with no answer that can be read, or the page was closed before it came. Stays also
 *   over a reload, until `reset` says that the member has looked. Nothing is ever sent again by itself.
 *
 * `confirm(detail)` takes what was confirmed, such as the amount; the states carry it for the screen.
 * Call `reset` also when the member is asked anew (the form, an opened dialog).
 */
export function useConfirmedIntent({ send, ...name }: ConfirmedIntentOptions) {
  const { confirm, reset } = useIntent(name);
  const state = useIntentState(name);
  return { state, confirm: (detail = '') => confirm(detail, send), reset };
}
