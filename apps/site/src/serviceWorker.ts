const address = '/sw.js';

interface WorkerPolicy {
  createScriptURL(address: string): string;
}

/** Trusted Types take the script of a worker from a policy only; this one knows no other. */
function trustedAddress(): string {
  const rules: WorkerPolicy = { createScriptURL: () => address };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy };
  };
  return (trustedTypes?.createPolicy('cb-worker', rules) ?? rules).createScriptURL(address);
}

/**
 * Has the browser keep the offline page (D176), once this page has loaded. Neither the dev server nor
 * the demo has one: the demo's own worker answers its calls, and a site has one worker only.
 */
export function keepOfflinePage() {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo') return;
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedAddress()).catch(() => {
      // Without it browsers show a page of their own.
    });
  });
}
