import type { Settings } from './settingsSchema.ts';

/** The product's name in the sources, which the operator's name replaces. */
const sourceName = 'CB Rewards';

/** Escapes `<`, so that no text in the settings can end the script element. */
const toBlock = (settings: Settings, release: string) =>
  `<script type="application/json" id="cb-settings" data-release="${release}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns a built page with the operator's settings and name. */
export function withSettings(page: string, settings: Settings, release: string): string {
  const named = page.replaceAll(sourceName, () => escapeHtml(settings.productName));
  // Placed before the scripts that read it. Data needs no hash in the policy.
  return named.replace('</title>', (title) => `${title}\n    ${toBlock(settings, release)}`);
}

/** Returns the web manifest with the operator's product name. */
export const manifestWithName = (manifest: string, { productName }: Settings): string =>
  manifest.replaceAll(sourceName, () => JSON.stringify(productName).slice(1, -1));
