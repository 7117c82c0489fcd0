import { paidToMembers } from '@cb/ui/domain/figures';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { escapeHtml } from './withSettings.ts';
import type { Settings } from './settingsSchema.ts';
import { paths } from '../src/routes/paths.ts';

/** The colour `brand.surface` of both themes, for the bars of a phone's browser. */
export const themeColors = { light: '#0c402c', dark: '#123a29' } as const;

const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** Returns the tags that describe a document to browsers and to sites that link to it. */
function headTags(html: string, { siteAddress }: Settings) {
  const title = textOf(html, /<title>([^<]*)<\/title>/);
  const description = textOf(html, /name="description"\s+content="([^"]*)"/);
  return `<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/180.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="CB Rewards" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${siteAddress}/social.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="CB Rewards: gift cards and cash for spare minutes" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

/** The coin of the drawings, around the origin. */
const coin = `<circle class="coin" r="18.5" stroke-width="2" />
              <path class="letter" stroke-width="4" d="M4.7-6.5a8.3 8.3 0 1 0 0 13" />`;

const wordmark = '<img src="/favicon.svg" alt="" width="32" height="32" /> <span>CB Rewards</span>';

const header = `<header class="top">
      <div class="column">
        <a class="wordmark" href="${paths.start}">${wordmark}</a>
        <a class="back" href="${paths.start}">Back to CB Rewards</a>
      </div>
    </header>`;

const footerLinks = ({ help, contact }: Settings['links']) =>
  [
    ['Gift cards', paths.giftCards],
    ['Refer and earn', paths.referAndEarn],
    ['Privacy policy', paths.privacyPolicy],
    ['Terms of service', paths.termsOfService],
    ['Help', help],
    ['Contact', contact],
  ] as const;

const footer = ({ links }: Settings) => `<footer class="foot">
      <div class="column">
        <p class="claim">${paidToMembers} paid to members</p>
        <nav aria-label="Footer">
          <ul>
            ${footerLinks(links)
              .map(([label, href]) => `<li><a href="${escapeHtml(href)}">${label}</a></li>`)
              .join('\n            ')}
          </ul>
        </nav>
      </div>
    </footer>`;

/** The build links the site's style sheet in every page; the dev server has none. */
const devStyles = `<script type="module">
      import '@cb/ui/theme';
      import '/src/frame/staticPage.css.ts';
    </script>`;

/** Adds the shared tags to the head of every document, and the shared parts to static pages. */
export function staticFrame(settings: Settings) {
  return {
    name: 'cb-static-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html: string, { server }: Pick<IndexHtmlTransformContext, 'server'>) =>
        html
          .replace('<main>', (start) => `${header}\n    ${start}`)
          .replace('</main>', (end) => `${end}\n    ${footer(settings)}`)
          .replace('<!-- coin -->', coin)
          .replace(
            '</head>',
            (end) => `  ${headTags(html, settings)}\n  ${server ? devStyles : ''}${end}`,
          ),
    },
  } satisfies Plugin;
}
