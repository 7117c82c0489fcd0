import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { createIntent, type Intent } from './intent.ts';
import { IntentPortContext, type IntentPort } from './intentPort.ts';
import type { WireId } from '../wire/wireId.ts';

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

/** The intent of a name, the same in every place of the page. */
export function useIntent({ userId, intent }: IntentName): Intent {
  const client = useQueryClient();
  return intentOf(client, use(IntentPortContext), `cb-intent:${userId}:${intent}`);
}

/** The state of an intent, for places that do not confirm it themselves. */
export function useIntentState(name: IntentName) {
  const { get, subscribe } = useIntent(name);
  return useSyncExternalStore(subscribe, get);
}
