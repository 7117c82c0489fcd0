/**
 * Origin of the pretend providers that the reference backend serves on a port of its own, as a
 * `<meta name="cb-providers">` of the page tells; `undefined` in a production build, which has none, and
 * where there is no page, as in tests that only read the table of routes.
 */
export const providersOrigin =
  typeof document === 'undefined'
    ? undefined
    : originIn(document.querySelector<HTMLMetaElement>('meta[name="cb-providers"]')?.content);

/** A text that is an http or https origin and nothing more. */
function originIn(text = ''): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol } = new URL(text);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && origin === text ? origin : undefined;
}
