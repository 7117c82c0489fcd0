import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import shipped from '../../site.config.json' with { type: 'json' };
import { withSettings } from '../../config/pages.ts';
import { parseSettings } from '../../config/readSettings.ts';

const named = (productName: string) =>
  parseSettings(JSON.stringify({ ...shipped, productName }), 'x.json');

// Other files import the same modules for other pages, before and after.
beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Stubs a document that was written with these settings for a release. */
function page(productName: string, release: string) {
  const html = withSettings('<title>Page</title>', named(productName), release);
  const [, id, build, textContent] =
    /<script [^>]*id="([^"]+)" data-release="([^"]+)">(.*?)<\/script>/.exec(html) ?? [];
  const block = { textContent, dataset: { release: build } };
  const querySelector = (selector: string) => (selector === `#${id}` ? block : null);
  vi.stubGlobal('document', { querySelector });
}

test('the settings and the release are those of the page', async () => {
  page('Acme Rewards', 'abc123');
  const { release, settings } = await import('./settings.ts');
  expect(settings).toEqual(named('Acme Rewards'));
  expect(release).toBe('abc123');
});

test('a page that is prerendered has the settings that are being configured', async () => {
  vi.stubGlobal('cbSettings', named('Acme Rewards'));
  const { release, settings } = await import('./settings.ts');
  expect(settings).toEqual(named('Acme Rewards'));
  expect(release).toBeUndefined();
});

test('a page without settings, as in Storybook, has the shipped ones', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const { release, settings } = await import('./settings.ts');
  expect(settings).toEqual(shipped);
  expect(release).toBeUndefined();
});
