import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namedManifest, placeholders, withSettings } from './pages.ts';
import { parseSettings, readSettings } from './readSettings.ts';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const example = readSettings(file('site.config.example.json'));

const page = `<!doctype html><head><title>CB Rewards</title></head><p>CB Rewards pays CB.</p><a href="${placeholders.help}">Help</a>`;
const manifest = '{"name":"CB Rewards"}';

/** Returns the content of a page's settings block, parsed as the site parses it. */
function blockIn(html: string): unknown {
  const [, release, text = ''] =
    /<script type="application\/json" id="cb-settings" data-release="(.*?)">(.*?)<\/script>/.exec(
      html,
    ) ?? [];
  expect(release).toBe('abc123');
  return JSON.parse(text);
}

test('a page has the name and the addresses of the settings, and a block with all of them', () => {
  const written = withSettings(page, example, 'abc123');
  expect(blockIn(written)).toEqual(example);
  expect(written).toContain('<title>Acme Rewards</title>');
  expect(written).toContain('<p>Acme Rewards pays CB.</p>');
  expect(written).toContain(`<a href="${example.links.help}">Help</a>`);
  expect(namedManifest(manifest, example)).toBe('{"name":"Acme Rewards"}');
});

test('a name cannot end the element that contains it', () => {
  const productName = '</script><b>"$&';
  const settings = parseSettings(JSON.stringify({ ...example, productName }), 'x.json');
  const written = withSettings(page, settings, 'abc123');
  expect(written).not.toContain('<b>');
  expect(blockIn(written)).toMatchObject({ productName });
  expect(JSON.parse(namedManifest(manifest, settings))).toEqual({ name: productName });
});
