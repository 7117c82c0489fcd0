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
  expect(readRequirements(text)).toEqual([
    {
      id: 'REG-01',
      area: 'Sign-up',
      kind: 'content',
      site: false,
      statement: 'The title is "Sign up now".',
    },
    { id: 'REG-02', area: 'Sign-up', kind: 'call', site: false, statement: 'Data[0] is read.' },
    {
      id: 'REG-03',
      area: 'Sign-up',
      kind: 'content',
      site: true,
      statement: 'The link goes to /home/login.',
    },
    {
      id: 'REG-04',
      area: 'Sign-up',
      kind: 'route',
      site: true,
      statement: '/home/reg shows it.',
    },
    {
      id: 'LOG-01',
      area: 'Login',
      kind: 'content',
      site: false,
      statement: 'The title is "Login".',
    },
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
