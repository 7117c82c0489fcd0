import { expect, test } from 'vitest';
import { allRequirements, readRequirements } from './ledger.ts';

test('parses the requirements of an area', () => {
  const text = `# Public area

- A list before the first area is prose.

## Sign-up (REG)

- **REG-01** (content) The title is "Sign up now".
- **REG-02** (call) Data[0] is read.
- **REG-03** (content, site) The link goes to /home/login.
- **REG-04** (route) /home/reg shows it.

## Login (LOG)

- **LOG-01** (content) The title is "Login".
`;
  const of = (id: string, kind: string, site: boolean, statement: string) => ({
    id,
    area: id.startsWith('REG') ? 'Sign-up' : 'Login',
    kind,
    site,
    statement,
  });
  expect(readRequirements(text)).toEqual([
    of('REG-01', 'content', false, 'The title is "Sign up now".'),
    of('REG-02', 'call', false, 'Data[0] is read.'),
    of('REG-03', 'content', true, 'The link goes to /home/login.'),
    of('REG-04', 'route', true, '/home/reg shows it.'),
    of('LOG-01', 'content', false, 'The title is "Login".'),
  ]);
});

test.each([
  ['without an id', '- The title.'],
  ['of another area', '- **LOG-01** (content) The title.'],
  ['without a kind', '- **REG-01** The title.'],
])('refuses an entry %s', (_, line) => {
  expect(() => readRequirements(`## Sign-up (REG)\n\n${line}\n`)).toThrow(
    'No requirement of Sign-up',
  );
});

test('gives every id once, and counts up within an area', () => {
  const ids = allRequirements().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const prefixes = [...new Set(ids.map((id) => id.slice(0, 3)))];
  const grouped = prefixes.flatMap((prefix) => ids.filter((id) => id.startsWith(prefix)).sort());
  expect(ids).toEqual(grouped);
});
