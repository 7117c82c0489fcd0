import { failure } from '../envelopes.ts';
import type { Answer, Call, Sent } from './call.ts';

/**
 * Ends the session and leads to the login (D5). A browser that another site led here is asked
 * first, and one that only fetches a picture or prepares a page is not believed to mean it.
 */
export const logout: Call = {
  path: '/logout',
  methods: ['GET', 'POST'],
  empties: 'nothing',
  isChange: true,
  isSteady: true,
  isNavigation: true,
  answer: ({ sent, endSession }) => {
    if (sent.method === 'GET' && !isNavigation(sent.headers)) return noNavigation;
    if (cameFrom(sent.headers) === 'another site') return { html: question };
    endSession();
    return { redirect: '/home/login' };
  },
};

/** Whether a request without an XSRF header comes from a form of the site's own all the same. */
export function isOwnForm({ headers }: Sent): boolean {
  return cameFrom(headers) === 'this site';
}

/** Browsers that send no Sec-Fetch headers count as navigating. */
function isNavigation(headers: Headers): boolean {
  const isDocument = (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document';
  return isDocument && !(headers.get('Sec-Purpose') ?? '').includes('prefetch');
}

/** A neighbour on the same machine or domain is another site too. */
function cameFrom(headers: Headers): 'this site' | 'another site' | 'nowhere' {
  const site = headers.get('Sec-Fetch-Site');
  if (site === 'none') return 'nowhere';
  if (site !== null) return site === 'same-origin' ? 'this site' : 'another site';
  const page = headers.get('Origin') ?? headers.get('Referer');
  if (page === null) return 'nowhere';
  const isOwn = URL.canParse(page) && new URL(page).host === headers.get('Host');
  return isOwn ? 'this site' : 'another site';
}

const noNavigation: Answer = {
  envelope: failure('NOT_A_NAVIGATION', 'Open this address as a page to log out.'),
  status: 403,
};

const question = `<!doctype html>
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
