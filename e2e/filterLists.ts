/**
 * The sizes and words by which the default lists of ad blockers (EasyList, EasyPrivacy, those of uBlock
 * Origin) block and hide on every site. The patterns match more separators than the lists do.
 */
const sizes = [
  [728, 90],
  [970, 250],
  [468, 60],
  [336, 280],
  [320, 50],
  [300, 250],
  [300, 600],
  [160, 600],
  [120, 600],
] as const;

const words = '(?:ads?|adv|advert\\w*|ad-?banners?|banners?|sponsor\\w*|affiliates?|pop-?under)';
const sizeNames = sizes.map(([width, height]) => `${width}(?:x|-|_|by)?${height}`).join('|');

const blockedName = new RegExp(`(?:^|[^a-z0-9])(?:${words}|${sizeNames})(?![a-z0-9])`, 'i');

/** Whether a filter list is likely to block an address of the site, on it or on another page. */
export const isBlocked = (address: string) => {
  const { pathname, search } = new URL(address, 'https://site.example');
  return blockedName.test(pathname + search);
};

/** The argument of `findHidden`, which runs in the page. */
export const hiddenPatterns = { name: blockedName.source, sizes };

/**
 * Runs in the page: returns the elements of the site that a filter list is likely to hide. The bait that
 * detects blockers is outside its root (D49).
 */
export function findHidden({ name, sizes: hiddenSizes }: typeof hiddenPatterns): string[] {
  const hiddenName = new RegExp(name, 'i');
  const hasHiddenSize = (element: Element) =>
    hiddenSizes.some(
      ([width, height]) =>
        element.getAttribute('width') === String(width) &&
        element.getAttribute('height') === String(height),
    );
  const site = document.getElementById('root') ?? document.body;
  return [...site.querySelectorAll('*')]
    .filter(
      (element) =>
        hasHiddenSize(element) ||
        [element.id, ...element.classList].some((part) => hiddenName.test(part)),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}
