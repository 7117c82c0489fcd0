interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** A Trusted Types policy that allows only the worker's address. */
const workerPolicy: ScriptPolicy = { createScriptURL: () => '/sw.js' };

/**
 * Registers the service worker of the offline page (D176), once this page has loaded. The dev server and
 * the demo have none: the demo uses its own worker for calls, and a site can have only one.
 */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo') return;
  if (!('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
  };
  const policy = trustedTypes?.createPolicy('cb-worker', workerPolicy) ?? workerPolicy;
  // A failure is ignored: the browser has an offline page of its own. Async, because in a Firefox that is set to
  // delete cookies, `register` throws instead of rejecting.
  const register = async () => navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
  addEventListener('load', () => void register().catch(() => {}));
}
