import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { manifestWithName, withSettings } from './withSettings.ts';
import { readSettings } from './readSettings.ts';

const example = readSettings(
  fileURLToPath(new URL('../site.config.example.json', import.meta.url)),
);

test('a name cannot end the element that contains it', () => {
  const productName = '</script><b>"$&';
  const settings = { ...example, productName };
  const written = withSettings('<title>CB Rewards</title>', settings, 'abc123');
  expect(written).not.toContain('<b>');
  expect(written).toContain('$&#38;</title>');
  const [, block = ''] = /<script [^>]*>(.*?)<\/script>/.exec(written) ?? [];
  expect(JSON.parse(block)).toEqual(settings);
  expect(JSON.parse(manifestWithName('{"name":"CB Rewards"}', settings))).toEqual({
    name: productName,
  });
});
