import { useQueryClient } from '@tanstack/react-query';
import { use, useSyncExternalStore } from 'react';
import { createMemberStores } from '../member/memberStores.ts';
import { createIntent, type Intent } from './intent.ts';
import { IntentPortContext } from './intentPort.ts';
import type { WireId } from '../wire/wireId.ts';

/** One intent per page rather than per mount, because it has to outlive the screen that sent it. */
const getIntent = createMemberStores<Intent>();

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
  const port = use(IntentPortContext);
  const name = `cb-intent:${userId}:${intent}`;
  return getIntent(client, name, () => createIntent(name, port));
}

/** Returns the state of an intent, for components that don't confirm it themselves. */
export function useIntentState(name: IntentName) {
  const { get, subscribe } = useIntent(name);
  return useSyncExternalStore(subscribe, get);
}
