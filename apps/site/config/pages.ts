import type { Settings } from './settings.ts';

/** What the sources call the product; pages get the operator's name in its place. */
const sourceName = 'CB Rewards';

const settingsId = 'cb-settings';

/**
 * Addresses that the sources of pages hold in place of an operator's. The domain is reserved, so
 * that one left over would lead nowhere.
 */
export const placeholders = {
  site: 'https://site.settings.invalid',
  help: 'https://help.settings.invalid',
  contact: 'https://contact.settings.invalid',
} as const;

/** No text of the settings may end the block that holds them. */
const toBlock = (settings: Settings, release: string) =>
  `<script type="application/json" id="${settingsId}" data-release="${release}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`;

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A page of the build with the operator's settings, name and addresses in it. */
export function withSettings(page: string, settings: Settings, release: string): string {
  const { help, contact } = settings.links;
  const named = page
    .replaceAll(sourceName, () => escapeHtml(settings.productName))
    .replaceAll(placeholders.site, () => settings.siteAddress)
    .replaceAll(placeholders.help, () => escapeHtml(help))
    .replaceAll(placeholders.contact, () => escapeHtml(contact));
  // Before the scripts, which read it. It is data, so the policy needs no hash of it.
  return named.replace('</title>', (title) => `${title}\n    ${toBlock(settings, release)}`);
}

/** As `withSettings`, for the site's manifest. */
export const namedManifest = (manifest: string, { productName }: Settings): string =>
  manifest.replaceAll(sourceName, () => JSON.stringify(productName).slice(1, -1));
