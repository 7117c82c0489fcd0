import { messageListScript, style } from './assets.ts';
import { escapeHtml } from './html.ts';
import { mockWalls } from './walls.ts';

/** The providers' names by the last segment of their wall's path. */
const providers: ReadonlyMap<string, string> = new Map(
  Object.values(mockWalls).map(({ page, name }) => [page, name]),
);

/** A note, such as a date or a length, a heading and a text. */
type Article = readonly [note: string, heading: string, text: string];

interface HelpPage {
  readonly title: string;
  readonly articles: readonly Article[];
}

const page = (title: string, ...articles: readonly Article[]): HelpPage => ({ title, articles });

const helpPages: ReadonlyMap<string, HelpPage> = new Map([
  [
    '/news',
    page(
      'News',
      [
        'Newest, 18 November 2026',
        'When your gift card arrives',
        'Each order is checked, then sent by e-mail within 15-30 business days. REDEMPTION STATUS shows where it is.',
      ],
      [
        '26 October 2026',
        'Get 30% of what your friends earn',
        'The share for referrals rose from 10% to 30%, also for friends who joined before.',
      ],
    ),
  ],
  [
    '/video-guides',
    page(
      'Video guides',
      ['3 minutes', 'Earn your first CB', 'Answer a survey, finish an offer, or invite a friend.'],
      ['4 minutes', 'Redeem for a gift card', 'Choose a brand and a value, and follow the order.'],
    ),
  ],
  [
    '/coupons',
    page(
      'Coupons',
      ['Alder Books, until 30 November', '10% off books', 'Enter READ10 at the checkout.'],
      ['Ember Pizza, Tuesdays', 'Two for one', 'Show this coupon in the restaurant.'],
    ),
  ],
  [
    '/cashback-offers',
    page(
      'Cashback offers',
      ['Otter Sports', '4 CB per dollar', 'On everything but gift cards. Paid after 30 days.'],
      ['Ginger Grocers', '250 CB on your first order', 'For orders of $30 and more.'],
    ),
  ],
  [
    '/tasks',
    page(
      'Tasks',
      ['40 CB, 3 minutes', 'Rate five product photos', 'Say which of two photos shows more.'],
      ['65 CB, 8 minutes', 'Check ten addresses', 'Compare shops on a map with their websites.'],
    ),
  ],
  [
    '/ad-blocker',
    page('Ad blockers', [
      'Less than a minute',
      'What to do',
      'Open your ad blocker, choose this site, and allow it. Then reload the page.',
    ]),
  ],
]);

const offers = [
  ['Tell us about your breakfast', 'Survey, 8 minutes', 95],
  ['Reach level 10 in Harbour Town', 'Game, 7 days', 1450],
  ['Try a music service for a month', 'Trial', 620],
  ['How do you travel to work?', 'Survey, 12 minutes', 140],
  ['Watch three short films', 'Video, 4 minutes', 15],
  ['Open a savings account', 'Sign-up', 2400],
] as const;

/** Returns the HTML of a page; `undefined` if there is none at the URL. */
export function pageAt({ pathname, searchParams }: URL): string | undefined {
  const help = helpPages.get(pathname);
  if (help) return helpPage(help);
  const provider = providers.get(pathname.replace(/^\/wall\//, ''));
  return provider === undefined ? undefined : wall(provider, searchParams);
}

function helpPage({ title, articles }: HelpPage): string {
  const content = articles.map(
    ([note, heading, text]) =>
      `<article><small>${escapeHtml(note)}</small><h2>${escapeHtml(heading)}</h2>` +
      `<p>${escapeHtml(text)}</p></article>`,
  );
  return document(title, 'Mock page of the help desk', content.join('\n'));
}

function wall(provider: string, query: URLSearchParams): string {
  const content = queryList(query) + offerList() + messageList();
  return document(`${provider} offers`, `Mock page of ${provider}`, content, [messageListScript]);
}

/** Lists the query parameters, for people and tests to check. */
function queryList(query: URLSearchParams): string {
  const rows = Array.from(
    query,
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
}

function offerList(): string {
  const entries = offers.map(
    ([name, kind, reward]) =>
      `<li><b>${escapeHtml(name)}</b><small>${escapeHtml(kind)}</small>` +
      `<strong>${reward.toLocaleString('en-US')} CB</strong></li>`,
  );
  return `<h2>Offers for you</h2><ul class="offers">${entries.join('')}</ul>`;
}

function messageList(): string {
  return '<h2>Messages to this page</h2><ol id="messages"></ol><p>None so far.</p>';
}

function document(
  title: string,
  note: string,
  content: string,
  scripts: readonly string[] = [],
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="note">${escapeHtml(note)}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body>
</html>
`;
}
