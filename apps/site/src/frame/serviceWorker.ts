interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** The only address that the policy allows, as Trusted Types require. */
const worker: ScriptPolicy = { createScriptURL: () => '/sw.js' };

/**
 * Registers the service worker of the offline page (D176), once this page has loaded. The dev server and
 * the demo have none: the demo uses its own worker for calls, and a site can have only one.
 */
export function keepOfflinePage() {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo') return;
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
  };
  const policy = trustedTypes?.createPolicy('cb-worker', worker) ?? worker;
  // Optional: without it, browsers show their own offline page. Firefox throws if it deletes cookies on exit.
  const register = async () => navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
  addEventListener('load', () => void register().catch(() => {}));
}
