import shipped from '../site.config.json' with { type: 'json' };
import type { Settings } from '../config/settings.ts';

declare global {
  /** Set while `configure` draws the public pages, where there is no document to read it from. */
  var cbSettings: Settings | undefined;
}

const block = () =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#cb-settings');

/**
 * What the operator set (decision D58). The build and `npm run configure` check it and write it
 * into every page; where there is no such page, as in the workbench, the shipped settings hold.
 */
export const settings: Settings =
  globalThis.cbSettings ?? JSON.parse(block()?.textContent ?? 'null') ?? shipped;

/** Which build of the site this is; `undefined` where none is. */
export const release = block()?.dataset['release'];
