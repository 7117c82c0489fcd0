import { expect, test } from 'vitest';
import { faultsInDocument, faultsInSource } from './faults.ts';

const linesOf = (faults: readonly { line: number; message: string }[]) =>
  faults.map(({ line, message }) => `${line} ${message.split('. ', 1).join()}`);

test('finds sentences of a document that our rules for language exclude', () => {
  const text = `# What a server does

What is it? A file stands here. It works by itself.

- What fits is parsed.
- One; two; three.

On 2026-11-01 it ran.

| case | it says so |
| ---- | ---------- |

A sentence of one and two and three and four and five and six and seven and eight and nine and ten and
eleven and twelve and thirteen words is long.
`;
  expect(linesOf(faultsInDocument(text))).toEqual([
    '3 "stands"',
    '3 "by itself"',
    '5 Starts with "What"',
    '6 Two semicolons',
    '8 "2026-11-01"',
    '10 "says so"',
    '13 31 words',
  ]);
});

test('finds faults in comments, titles of tests and texts of a source file', () => {
  const code = `/**
 * Adds two numbers.
 * What is left over is lost.
 */
// The tab hears of it.
const stands = 'The list stands here.';
test('what is left is lost', () => {});
Member.test(\`says so for \${stands}\`, () => {});
test.each([1])('where it is %s', () => {});
const page = <p>It goes by itself.</p>;
const heading = 'What happens next';
`;
  expect(linesOf(faultsInSource('a.tsx', code))).toEqual([
    '1 Starts with "What"',
    '5 "hears"',
    '6 "stands"',
    '7 Starts with "what"',
    '8 "says so"',
    '9 Starts with "where"',
    '10 "by itself"',
  ]);
});
