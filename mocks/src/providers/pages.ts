import { readyScript, errorScript, messageListScript, style } from './assets.ts';
import { escapeHtml } from './html.ts';
import { pretendWalls } from './walls.ts';

/** The providers' names by the last segment of their wall's path. */
const providers: ReadonlyMap<string, string> = new Map(
  Object.values(pretendWalls).map(({ page, name }) => [page, name]),
);

interface HelpPage {
  readonly title: string;
  readonly texts: readonly string[];
}

const helpPages: ReadonlyMap<string, HelpPage> = new Map([
  [
    '/news',
    {
      title: 'News',
      texts: [
        'New surveys arrive every morning. Complete your profile to see those that fit you.',
        'Gift cards are now delivered within minutes of an approved redemption.',
      ],
    },
  ],
  [
    '/video-guides',
    {
      title: 'Video guides',
      texts: [
        'How to earn your first CB: answer a survey, finish an offer, or invite a friend.',
        'How to redeem: choose a gift card, pick its value, and confirm your number.',
      ],
    },
  ],
  [
    '/coupons',
    {
      title: 'Coupons',
      texts: [
        'Save 10% at the book shop with READ10.',
        'Free delivery from the garden with SEEDS.',
      ],
    },
  ],
  [
    '/cashback-offers',
    {
      title: 'Cashback offers',
      texts: ['Earn 4 CB per dollar at the shoe shop.', 'Earn 250 CB on your first grocery order.'],
    },
  ],
  [
    '/tasks',
    {
      title: 'Tasks',
      texts: ['Rate five product photos for 40 CB.', 'Transcribe a short recording for 120 CB.'],
    },
  ],
  [
    '/ad-blocker',
    {
      title: 'Ad blockers',
      texts: [
        'Offer walls count what you finish through links that ad blockers may stop.',
        'Open your ad blocker, choose this site, and allow it. Then reload the page.',
      ],
    },
  ],
]);

const offers = [
  { name: 'Tell us about your breakfast', kind: 'Survey, 8 minutes', reward: 95 },
  { name: 'Reach level 10 in Harbour Town', kind: 'Game, 7 days', reward: 1450 },
  { name: 'Try a music service for a month', kind: 'Trial', reward: 620 },
  { name: 'How do you travel to work?', kind: 'Survey, 12 minutes', reward: 140 },
  { name: 'Watch three short films', kind: 'Video, 4 minutes', reward: 15 },
  { name: 'Open a savings account', kind: 'Sign-up', reward: 2400 },
];

/** Returns the HTML of a page; `undefined` if there is none at the URL. */
export function pageAt({ pathname, searchParams }: URL): string | undefined {
  const help = helpPages.get(pathname);
  if (help) return helpPage(help);
  if (pathname === '/widget') return widget(searchParams);
  const provider = providers.get(pathname.replace(/^\/wall\//, ''));
  return provider === undefined ? undefined : wall(provider, searchParams);
}

function helpPage({ title, texts }: HelpPage): string {
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return document(title, 'Pretend page of the help desk', paragraphs);
}

function wall(provider: string, query: URLSearchParams): string {
  const content = queryList(query) + offerList() + messageList();
  return document(`${provider} offers`, `Pretend page of ${provider}`, content, [
    messageListScript,
  ]);
}

function widget(query: URLSearchParams): string {
  const last = query.get('behave') === 'widget-error' ? errorScript : readyScript;
  const content = queryList(query) + offerList() + messageList();
  const note = 'Pretend widget of RapidoReach';
  return document('RapidoReach surveys', note, content, [messageListScript, last]);
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
    ({ name, kind, reward }) =>
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
