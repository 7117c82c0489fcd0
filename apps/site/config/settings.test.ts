import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { parseSettings, readSettings } from './readSettings.ts';
import { settingsSchema } from './settings.ts';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const shipped = readFileSync(file('site.config.json'), 'utf8');
const changed = (from: string, to: string) => {
  expect(shipped).toContain(from);
  return shipped.replace(from, to);
};

/** Updated by `npm run test:unit -- apps/site/config -u`. */
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
  ['no JSON', changed('"links": {', '"links": {,'), 'x.json: SyntaxError: '],
  [
    'a link that runs code',
    changed('"https://blog.cbrewards.example/"', '"javascript:alert(1)"'),
    'x.json: links.blog: Give an address that begins with https://.',
  ],
  [
    'an origin that would add to the policy',
    changed('"https://cint.example"', '"https://cint.example; script-src *"'),
    'x.json: framedOrigins.2: Give an origin and nothing after it, such as "https://offers.example".',
  ],
  [
    'a framed page of an origin that may not be framed',
    changed('"https://help.cbrewards.example/tasks"', '"https://tasks.example/"'),
    'x.json: framedPages: Give pages whose origins are among framedOrigins, because no others can be framed.',
  ],
  [
    'an origin for scripts of partners that is the site’s own',
    changed('"https://widgets.cbrewards.example"', '"https://www.cbrewards.example"'),
    'x.json: widgetOrigin: Give an origin of its own, because scripts of partners run on it.',
  ],
  [
    'a field that does not exist',
    changed('"analytics": null', '"analitics": null'),
    'x.json: analitics: There is no such field.',
  ],
  [
    'a field that is missing',
    changed('"help": "https://help.cbrewards.example/",', ''),
    'x.json: links.help: This field is missing.',
  ],
])('names the field of %s', (_what, text, message) => {
  expect(() => parseSettings(text, 'x.json')).toThrow(message);
});

test('reports every problem at once', () => {
  const text = changed('"X"', '7').replace('"sample": 1', '"sample": 2');
  expect(() => parseSettings(text, 'x.json')).toThrow(
    /x\.json: links\.social\.2\.label: .*\nx\.json: failures\.sample: /,
  );
});
