import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { parseSettings, readSettings } from './readSettings.ts';
import { settingsSchema } from './settingsSchema.ts';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const shipped = readFileSync(file('site.config.json'), 'utf8');
const changed = (from: string, to: string) => {
  expect(shipped).toContain(from);
  return shipped.replace(from, to);
};

// `npm run test:unit -- apps/site/config -u` writes the JSON schema.
test('the JSON schema for editors matches the one that the build checks', async () => {
  const schema = toJsonSchema(settingsSchema, { errorMode: 'ignore', typeMode: 'input' });
  const written = await format('site.schema.json', JSON.stringify(schema));
  await expect(written.code).toMatchFileSnapshot('../site.schema.json');
});

test.each(['site.config.json', 'site.config.example.json'])('%s is valid', (name) => {
  expect(readSettings(file(name)).productName).toMatch(/^(?:CB|Acme) Rewards$/);
});

test('reporting settings may be omitted', () => {
  const { analytics: _, failures: __, ...rest } = JSON.parse(shipped) as Record<string, unknown>;
  expect(parseSettings(JSON.stringify(rest), 'x.json')).toMatchObject({
    analytics: null,
    failures: { address: null, sample: 1, policyReports: null },
  });
});

test.each([
  ['no JSON', '"links": {', '"links": {,', 'Invalid JSON'],
  ['a link that runs code', 'https://blog.cbrewards.example/', 'javascript:0', 'links.blog'],
  [
    'an origin that would add to the policy',
    'https://cint.example',
    'https://cint.example; script-src *',
    'framedOrigins.2',
  ],
  ['a framed page of an unlisted origin', 'help.cbrewards.example/tasks', 'a.b', 'framedPages'],
  ['the site’s origin for scripts of partners', '//widgets.', '//www.', 'widgetOrigin'],
  ['a key that does not exist', '"analytics": null', '"analitics": null', 'setting "analitics"'],
  ['a key that is missing', '"help"', '"halp"', 'The setting "help" is missing.'],
])('names the field of %s', (_what, from, to, field) => {
  expect(() => parseSettings(changed(from, to), 'x.json')).toThrow(field);
});

test('names a file that cannot be read, and the variable that names it', () => {
  expect(() => readSettings('/none/x.json')).toThrow(/\/none\/x\.json.* SETTINGS/);
});

test('reports every problem at once', () => {
  const text = changed('"X"', '7').replace('"sample": 1', '"sample": 2');
  expect(() => parseSettings(text, 'x.json')).toThrow(
    /^x\.json:\n.*\n.* links\.social\.2\.label\n.*\n.* failures\.sample$/,
  );
});
