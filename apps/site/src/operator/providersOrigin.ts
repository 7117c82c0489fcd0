import { webUrl } from '@cb/ui/platform/outsideUrl';

/**
 * The origin of the mock providers, which the mock backend serves on a separate port, from the
 * page's `<meta name="cb-providers">`. `undefined` in a production build, which has no such tag, and
 * without a document, as in tests that only read the table of routes.
 */
export const providersOrigin =
  typeof document === 'undefined'
    ? undefined
    : originIn(document.querySelector<HTMLMetaElement>('meta[name="cb-providers"]')?.content);

/** Returns a text if it is exactly an http or https origin. */
function originIn(text = ''): string | undefined {
  return webUrl(text)?.origin === text ? text : undefined;
}
