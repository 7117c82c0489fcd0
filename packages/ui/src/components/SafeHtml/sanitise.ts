import createDOMPurify, { type Config } from 'dompurify';
import { openableUrl } from '#ui/platform/outsideUrl.ts';

/** The maximum length that is parsed, in characters; many times a page of terms. */
export const maxCharacters = 60_000;

// No headings, since they would become part of the page's outline.
const blockTags = 'p br hr div blockquote pre ul ol li dl dt dd';
const textTags = 'span a abbr b bdi cite code del em i ins mark q s small strong sub sup u';
const tableTags = 'table caption thead tbody tfoot tr th td';

/** Allows text-level markup, lists, tables and links (D29); other tags are removed. */
const config: Config & { RETURN_TRUSTED_TYPE: false } = {
  ALLOWED_TAGS: `${blockTags} ${textTags} ${tableTags}`.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:)?\/\//i,
  // Exempts these from ALLOWED_URI_REGEXP, which DOMPurify applies to all attributes.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'dir', 'lang'],
  // The contents of these are not meant to be read, so they are removed too.
  ADD_FORBID_CONTENTS: ['button', 'form', 'select', 'textarea', 'object', 'canvas'],
  RETURN_TRUSTED_TYPE: false,
};

/** The maximum rowspan and colspan; larger ones can freeze the browser's table layout. */
const maxSpan = 20;

function restrictAttributes(element: Element) {
  for (const span of ['colspan', 'rowspan']) {
    const value = Number(element.getAttribute(span) ?? 1);
    if (!(value >= 1 && value <= maxSpan)) element.removeAttribute(span);
  }
  const href = element.getAttribute('href') ?? '';
  if (element.tagName !== 'A' || !openableUrl(href, new URL(document.baseURI))) {
    return element.removeAttribute('href');
  }
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

let purify: ReturnType<typeof createDOMPurify> | undefined;

/** Returns a separate DOMPurify instance, so that its hook affects no other user. */
function getPurifier() {
  if (purify) return purify;
  purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', restrictAttributes);
  return purify;
}

/** A Trusted Types policy, which must create the markup if Trusted Types are enforced. */
interface Policy {
  createHTML(html: string): string | { toString(): string };
}

/** TypeScript's types of the DOM lack Trusted Types. */
interface WindowWithTrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const rules: Policy = {
  createHTML: (html) => getPurifier().sanitize(html.slice(0, maxCharacters), config),
};

let policy: Policy | undefined;

function getPolicy(): Policy {
  const { trustedTypes } = window as WindowWithTrustedTypes;
  policy ??= trustedTypes?.createPolicy('cb-vendor-html', rules) ?? rules;
  return policy;
}

/**
 * Removes scripts, resources, styles and names from untrusted HTML (D29). Returns the
 * Trusted HTML of the policy `cb-vendor-html`. Reads at most `maxCharacters`.
 */
export const sanitise = (html: string) => getPolicy().createHTML(html);
