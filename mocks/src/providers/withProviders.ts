/** The JSON block with the operator's settings, which the site's build writes into each page. */
const block = /(?<=<script type="application\/json" id="cb-settings"[^>]*>).*?(?=<\/script>)/s;

interface Settings {
  readonly framedPages: Readonly<Record<string, string>>;
  readonly framedOrigins: readonly string[];
}

/** Replaces the addresses of framed pages in a page's settings by those of the mock providers. */
export const withProviders = (html: string, origin: string): string =>
  html.replace(block, (text) => {
    const settings = JSON.parse(text) as Settings;
    const framedPages = Object.entries(settings.framedPages).map(([name, address]) => {
      const { pathname, search } = new URL(address);
      return [name, new URL(pathname + search, origin).href];
    });
    const changed = {
      ...settings,
      framedPages: Object.fromEntries(framedPages),
      framedOrigins: [...settings.framedOrigins, origin],
      widgetOrigin: origin,
    };
    return JSON.stringify(changed).replaceAll('<', '\\u003c');
  });

/** Returns the origins of both loopback names, which browsers treat as different origins. */
export function loopbackOrigins(port: number | undefined): readonly string[] {
  return port === undefined ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
