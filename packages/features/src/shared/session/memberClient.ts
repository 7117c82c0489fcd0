import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The query client of the page. Visitors have none, so that they need not load its code. */
export interface MemberClient {
  /** Undefined until the member area has been shown. */
  readonly client: QueryClient | undefined;
  /** Keeps the client for as long as the page. */
  keep(client: QueryClient): void;
}

export const MemberClientContext = createContext<MemberClient>({
  client: undefined,
  keep: () => {},
});

/** A store outside React with data of a member. */
interface MemberStore {
  /** Stops everything that the store has started, and stores nothing any more. */
  end(): void;
}

const registries = new Set<(client: QueryClient) => void>();

/**
 * Creates a registry of stores that outlive the screens that use them, one for each key in a page. All
 * of them end when the member logs out, deletes the account or another member logs in.
 */
export function createMemberStores<Store extends MemberStore>() {
  const stores = new WeakMap<QueryClient, Map<string, Store>>();

  registries.add((client) => {
    for (const store of stores.get(client)?.values() ?? []) store.end();
    stores.delete(client);
  });

  /** Returns the store with this key, and creates it if there is none. */
  return (client: QueryClient, key: string, create: () => Store): Store => {
    const ofClient = stores.get(client) ?? new Map<string, Store>();
    stores.set(client, ofClient);
    const store = ofClient.get(key) ?? create();
    ofClient.set(key, store);
    return store;
  };
}

/** Ends all stores of a page. */
export function endMemberStores(client: QueryClient) {
  for (const end of registries) end(client);
}
