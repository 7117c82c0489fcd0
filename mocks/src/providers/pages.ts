import { messageListScript, style } from './assets.ts';
import { escapeHtml } from './html.ts';
import { mockWalls } from './walls.ts';

/** The providers' names by the last segment of their wall's path. */
const providers: ReadonlyMap<string, string> = new Map(
  Object.values(mockWalls).map(({ page, name }) => [page, name]),
);

interface Article {
  readonly heading: string;
  /** Shown above the heading, such as a date or a length. */
  readonly note: string;
  readonly text: string;
}

interface HelpPage {
  readonly title: string;
  readonly articles: readonly Article[];
}

const article = (heading: string, note: string, text: string): Article => ({ heading, note, text });

const helpPages: ReadonlyMap<string, HelpPage> = new Map([
  [
    '/news',
    {
      title: 'News',
      articles: [
        article(
          'When your gift card arrives',
          'Newest, 18 November 2026',
          'Each order is checked, then sent by e-mail within 15-30 business days. REDEMPTION STATUS shows where it is. If an order cannot be delivered, its CB are back in your balance.',
        ),
        article(
          'Four new brands in the Rewards Store',
          '9 November 2026',
          'Nimbus Air, Otter Sports, Pepper Kitchen and Rowan Garden have joined. Most cards start at $10, which is 1,000 CB.',
        ),
        article(
          'Get 30% of what your friends earn',
          '26 October 2026',
          'The share for referrals rose from 10% to 30%, also for friends who joined before. It is paid as soon as a friend earns.',
        ),
        article(
          'More surveys for complete profiles',
          '12 October 2026',
          'Providers pick members by their answers. Complete both questionnaires of your profile to be asked more often.',
        ),
      ],
    },
  ],
  [
    '/video-guides',
    {
      title: 'Video guides',
      articles: [
        article(
          'Earn your first CB',
          '3 minutes',
          'Answer a survey, finish an offer, or invite a friend.',
        ),
        article(
          'Why a survey may end early',
          '2 minutes',
          'What the first questions are for, and how a complete profile helps.',
        ),
        article(
          'Redeem for a gift card',
          '4 minutes',
          'Choose a brand and a value, confirm, and follow the order in REDEMPTION STATUS.',
        ),
        article(
          'Invite friends',
          '2 minutes',
          'Where your link is, and how to share a banner on your page.',
        ),
      ],
    },
  ],
  [
    '/coupons',
    {
      title: 'Coupons',
      articles: [
        article('10% off books', 'Alder Books, until 30 November', 'Enter READ10 at the checkout.'),
        article('Free delivery', 'Rowan Garden, until 15 December', 'Enter SEEDS with your order.'),
        article('Two for one', 'Ember Pizza, Tuesdays', 'Show this coupon in the restaurant.'),
      ],
    },
  ],
  [
    '/cashback-offers',
    {
      title: 'Cashback offers',
      articles: [
        article(
          '4 CB per dollar',
          'Otter Sports',
          'On everything but gift cards. Paid after 30 days.',
        ),
        article('250 CB on your first order', 'Ginger Grocers', 'For orders of $30 and more.'),
        article('2 CB per dollar', 'Fjord Home', 'Also on furniture. Paid after 45 days.'),
      ],
    },
  ],
  [
    '/tasks',
    {
      title: 'Tasks',
      articles: [
        article(
          'Rate five product photos',
          '40 CB, 3 minutes',
          'Say which of two photos shows more.',
        ),
        article(
          'Transcribe a short recording',
          '120 CB, 15 minutes',
          'Write down what is said in English.',
        ),
        article(
          'Check ten addresses',
          '65 CB, 8 minutes',
          'Compare shops on a map with their websites.',
        ),
      ],
    },
  ],
  [
    '/ad-blocker',
    {
      title: 'Ad blockers',
      articles: [
        article(
          'Why it matters',
          'Surveys and offers',
          'Providers count what you finish through links that ad blockers may stop.',
        ),
        article(
          'What to do',
          'Less than a minute',
          'Open your ad blocker, choose this site, and allow it. Then reload the page.',
        ),
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
  { name: 'Cook with a meal kit for two', kind: 'First order', reward: 1100 },
  { name: 'Your favourite podcasts', kind: 'Survey, 6 minutes', reward: 70 },
  { name: 'Build a farm in Windy Acres', kind: 'Game, 14 days', reward: 1980 },
  { name: 'Compare car insurance', kind: 'Sign-up', reward: 480 },
  { name: 'What is in your medicine cabinet?', kind: 'Survey, 15 minutes', reward: 210 },
];

/** The number of offers on a page. */
const shownOffers = 6;

/** Returns a provider's offers, starting one later than the previous provider's. */
function offersOf(provider: string) {
  const first = Array.from(providers.values()).indexOf(provider);
  return Array.from(
    { length: shownOffers },
    (_, at) => offers[(first + at) % offers.length],
  ).filter((offer) => offer !== undefined);
}

/** Returns the HTML of a page; `undefined` if there is none at the URL. */
export function pageAt({ pathname, searchParams }: URL): string | undefined {
  const help = helpPages.get(pathname);
  if (help) return helpPage(help);
  const provider = providers.get(pathname.replace(/^\/wall\//, ''));
  return provider === undefined ? undefined : wall(provider, searchParams);
}

function helpPage({ title, articles }: HelpPage): string {
  const content = articles.map(
    ({ heading, note, text }) =>
      `<article><small>${escapeHtml(note)}</small><h2>${escapeHtml(heading)}</h2>` +
      `<p>${escapeHtml(text)}</p></article>`,
  );
  return document(title, 'Mock page of the help desk', content.join('\n'));
}

function wall(provider: string, query: URLSearchParams): string {
  const content = queryList(query) + offerList(provider) + messageList();
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

function offerList(provider: string): string {
  const entries = offersOf(provider).map(
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
