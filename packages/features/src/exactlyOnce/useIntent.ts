import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { createIntent, type Intent } from './intent.ts';
import { IntentPortContext, type IntentPort } from './intentPort.ts';
import type { WireId } from '../wire/wireId.ts';

/** One intent per page rather than per mount, because it has to outlive the screen that sent it. */
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
  /**
   * The name of what is confirmed, such as `payza`. Orders with the same name exclude each other.
   */
  intent: string;
}

/** Returns the intent with this name, shared by the whole page. */
export function useIntent({ userId, intent }: IntentName): Intent {
  const client = useQueryClient();
  return intentOf(client, use(IntentPortContext), `cb-intent:${userId}:${intent}`);
}

/** Returns the state of an intent, for components that don't confirm it themselves. */
export function useIntentState(name: IntentName) {
  const { get, subscribe } = useIntent(name);
  return useSyncExternalStore(subscribe, get);
}
