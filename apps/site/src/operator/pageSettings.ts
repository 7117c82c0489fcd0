import shipped from '../../site.config.json' with { type: 'json' };
import type { Settings } from '../../config/settingsSchema.ts';

declare global {
  /** Set while the build prerenders pages, when there is no document with the settings. */
  var cbSettings: Settings | undefined;
}

/** The element in which the build writes the settings. */
const block =
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#cb-settings');

/**
 * The operator's settings (D58), which the build validates and writes into every page. Without
 * such a page, as in Storybook, these are the shipped defaults.
 */
export const settings: Settings =
  globalThis.cbSettings ?? (block ? JSON.parse(block.textContent) : shipped);

/** The id of the site's build; `undefined` if there is none. */
export const release = block?.dataset['release'];
