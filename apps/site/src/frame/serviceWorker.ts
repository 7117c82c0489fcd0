const address = '/sw.js';

interface WorkerPolicy {
  createScriptURL(address: string): string;
}

/** Returns the script address from a policy that allows no other, as Trusted Types require. */
function trustedAddress(): string {
  const rules: WorkerPolicy = { createScriptURL: () => address };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };
  };
  return (trustedTypes?.createPolicy('cb-worker', rules) ?? rules).createScriptURL(address);
}

/**
 * Registers the service worker of the offline page (D176), once this page has loaded. The dev server and
 * the demo have none: the demo uses its own worker for calls, and a site can have only one.
 */
export function keepOfflinePage() {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo') return;
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedAddress()).catch(() => {
      // Without it browsers show their own offline page.
    });
  });
}
