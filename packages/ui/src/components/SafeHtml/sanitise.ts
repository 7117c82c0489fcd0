import createDOMPurify, { type Config } from 'dompurify';
import { outsideUrl } from '../../platform/outsideUrl.ts';

/** How much of a text is read, in characters: what one page of terms needs many times over. */
export const mostCharacters = 60_000;

// No headings: they would stand in the outline of our page.
const blocks = 'p br hr div blockquote pre ul ol li dl dt dd';
const words = 'span a abbr b bdi cite code del em i ins mark q s small strong sub sup u';
const tables = 'table caption thead tbody tfoot tr th td';

/** Text-level markup, lists, tables and links (decision D29); all else loses its tags. */
const config: Config & { RETURN_TRUSTED_TYPE: false } = {
  ALLOWED_TAGS: `${blocks} ${words} ${tables}`.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^https:\/\//i,
  // Without this they would have to be addresses as well.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'dir', 'lang'],
  // What stands in these is no text for a member to read.
  ADD_FORBID_CONTENTS: ['button', 'form', 'select', 'textarea', 'object', 'canvas'],
  RETURN_TRUSTED_TYPE: false,
};

/** Spans beyond this make a table that no browser lays out in time. */
const mostSpan = 20;

function tidy(element: Element) {
  for (const span of ['colspan', 'rowspan']) {
    const value = Number(element.getAttribute(span) ?? 1);
    if (!(value >= 1 && value <= mostSpan)) element.removeAttribute(span);
  }
  if (element.tagName !== 'A') return element.removeAttribute('href');
  if (!outsideUrl(element.getAttribute('href') ?? '', { href: document.baseURI }))
    return element.removeAttribute('href');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

let purify: ReturnType<typeof createDOMPurify> | undefined;

/** An instance of our own: its hook must not reach anybody else's. */
function purifier() {
  if (purify) return purify;
  purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', tidy);
  return purify;
}

const clean = (html: string) => purifier().sanitize(html.slice(0, mostCharacters), config);

/** What an element takes as its markup: under Trusted Types it must come from a policy. */
interface Policy {
  createHTML(html: string): string | { toString(): string };
}

let policy: Policy | undefined;

function vendorPolicy(): Policy {
  policy ??= (
    window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
  ).trustedTypes?.createPolicy('cb-vendor-html', { createHTML: clean }) ?? { createHTML: clean };
  return policy;
}

/**
 * HTML of somebody else without anything that acts, loads, looks or names (decision D29), as the
 * policy `cb-vendor-html` trusts it. At most `mostCharacters` of it are read.
 */
export const sanitise = (html: string) => vendorPolicy().createHTML(html);
