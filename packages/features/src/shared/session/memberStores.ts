import type { QueryClient } from '@tanstack/react-query';

/** A store outside React with data of a member. */
interface MemberStore {
  /** Stops everything that the store has started, and stores nothing any more. */
  end(): void;
}

/** Each ends the stores of one registry. */
const endings = new Set<(client: QueryClient) => void>();

/**
 * Creates a registry of stores that outlive the screens that use them, one for each key in a page. All
 * of them end when the member logs out, deletes the account or another member logs in.
 */
export function createMemberStores<Store extends MemberStore>() {
  const stores = new WeakMap<QueryClient, Map<string, Store>>();

  endings.add((client) => {
    for (const store of stores.get(client)?.values() ?? []) store.end();
    stores.delete(client);
  });

  /** Returns the store with this key, and creates it if there is none. */
  return (client: QueryClient, key: string, create: () => Store): Store => {
    const clientStores = stores.get(client) ?? new Map<string, Store>();
    stores.set(client, clientStores);
    const store = clientStores.get(key) ?? create();
    clientStores.set(key, store);
    return store;
  };
}

/** Ends all stores of a page. */
export function endMemberStores(client: QueryClient) {
  for (const end of endings) end(client);
}
