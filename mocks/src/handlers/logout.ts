import { failure } from './envelopes.ts';
import type { Outcome, Call, SentRequest } from './call.ts';

/**
 * Ends the session and redirects to the login (D5). A navigation from another site gets a page that
 * asks for confirmation. Subresource requests, such as images, and prefetches are refused.
 */
export const logout: Call = {
  path: '/logout',
  methods: ['GET', 'POST'],
  emptyScenario: 'nothing',
  ignoresScenarios: true,
  isNavigation: true,
  respond: ({ sent, endSession }) => {
    if (sent.method === 'GET' && !isNavigation(sent.headers)) return notANavigation;
    if (findSource(sent.headers) === 'another site') return { html: confirmationPage };
    endSession();
    return { redirect: '/home/login' };
  },
};

/** Whether a request was sent by a form of the site, which cannot send an XSRF header. */
export function isOwnForm({ headers }: SentRequest): boolean {
  return findSource(headers) === 'this site';
}

/** Whether a request is a navigation. True for browsers that send no Sec-Fetch headers. */
function isNavigation(headers: Headers): boolean {
  const isDocument = (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document';
  return isDocument && !(headers.get('Sec-Purpose') ?? '').includes('prefetch');
}

/** Returns where a request comes from. Only the same origin counts as this site. */
function findSource(headers: Headers): 'this site' | 'another site' | 'nowhere' {
  const site = headers.get('Sec-Fetch-Site');
  if (site === 'none') return 'nowhere';
  if (site !== null) return site === 'same-origin' ? 'this site' : 'another site';
  const page = headers.get('Origin') ?? headers.get('Referer');
  if (page === null) return 'nowhere';
  const isOwn = URL.canParse(page) && new URL(page).host === headers.get('Host');
  return isOwn ? 'this site' : 'another site';
}

const notANavigation: Outcome = {
  envelope: failure('NOT_A_NAVIGATION', 'Open this address as a page to log out.'),
  status: 403,
};

const confirmationPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Log out of CB Rewards?</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 15vh auto 0; padding: 0 1rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.5rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; }
</style>
</head>
<body>
<main>
<h1>Log out of CB Rewards?</h1>
<p>A link on another site led you here. You are still logged in.</p>
<form method="post" action="/logout">
<button>Log out</button>
<a href="/dashboard">Back to CB Rewards</a>
</form>
</main>
</body>
</html>
`;
