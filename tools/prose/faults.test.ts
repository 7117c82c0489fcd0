import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

const messages = async (text: string) =>
  (await faultsOf(text)).map(({ line, message }) => `${line} ${message.split('. ', 1).join()}`);

test('finds sentences that our rules for language exclude, by line', async () => {
  const text = `# What a server does

A file stands here. It works by itself.

- What fits is parsed.
- One; two; three.

On 2026-11-01 it ran.
`;
  expect(await messages(text)).toEqual([
    '3 "stands"',
    '3 "by itself"',
    '5 Starts with "What"',
    '6 Two semicolons',
    '8 A date',
  ]);
});

test('allows questions, code, tables, imports and names of functions', async () => {
  const text = `import one from 'one'; import two from 'two'; export const three = 3;

What is it? The command \`it stands by itself\` runs. NaN stands for no number.

| date       | seconds |
| ---------- | ------- |
| 2026-11-01 | 3       |
`;
  expect(await messages(text)).toEqual([]);
});
