import { expect, test } from 'vitest';
import { scoreOf, summary, survivors, type Fault } from './summary.ts';

const source = `/** Adds CB (decision D55). */\nexport const add = (a: number, b: number) => a + b;\n`;

/** \`a + b\` of the source, replaced by \`a - b\`. */
const fault = (status: Fault['status'], more: Partial<Fault> = {}): Fault => ({
  fileName: 'packages/ui/src/add.ts',
  location: { start: { line: 2, column: 46 }, end: { line: 2, column: 51 } },
  mutatorName: 'ArithmeticOperator',
  replacement: 'a - b',
  status,
  ...more,
});

test('the score counts only faults that a test could find', () => {
  const faults = [fault('Killed'), fault('Killed'), fault('Timeout'), fault('Survived')];
  expect(scoreOf(faults)).toBe(75);
  expect(scoreOf([...faults, fault('NoCoverage')])).toBe(60);
  expect(scoreOf([...faults, fault('Ignored'), fault('RuntimeError')])).toBe(75);
});

test('the score is 100 if no faults were seeded', () => {
  expect(scoreOf([])).toBe(100);
});

test('the summary has counts for each folder and for all', () => {
  const elsewhere = { fileName: 'mocks/src/world/ledger.ts' };
  const equivalent = { statusReason: 'The order does not matter.' };
  const faults = [
    fault('Killed'),
    fault('Survived'),
    fault('Timeout', elsewhere),
    fault('Ignored', { ...elsewhere, statusReason: 'A hook: the stories show what it does.' }),
    fault('Ignored', { ...elsewhere, ...equivalent }),
  ];
  expect(summary(faults)).toEqual([
    'packages/ui: 50.0 % of 2; 1 killed, 0 timed out, 1 survived, 0 never run, 0 equivalent, 0 left out',
    'mocks/src: 100.0 % of 1; 0 killed, 1 timed out, 0 survived, 0 never run, 1 equivalent, 1 left out',
    'All: 66.7 % of 3; 1 killed, 1 timed out, 1 survived, 0 never run, 1 equivalent, 1 left out',
  ]);
});

test('a survivor is listed with its place, its change, and the ids in its file and tests', () => {
  const coveredBy = ['add.test.ts#adds [CBC-04] [RTM-02]', 'add.test.ts#adds nothing [CBC-04]'];
  expect(
    survivors([fault('Killed'), fault('Survived', { coveredBy }), fault('Ignored')], () => source),
  ).toEqual(['packages/ui/src/add.ts:2:46  ArithmeticOperator  a + b -> a - b  CBC-04 D55 RTM-02']);
});

test('a fault that no test covers is marked as such', () => {
  expect(survivors([fault('NoCoverage')], () => source.replace('D55', 'x'))).toEqual([
    'packages/ui/src/add.ts:2:46  ArithmeticOperator, never run  a + b -> a - b  no requirement named',
  ]);
});

test('a long change is shortened to one line', () => {
  const long = `if (a) {\n  ${'b'.repeat(90)}\n}`;
  const [line = ''] = survivors([fault('Survived', { replacement: long })], () => source);
  expect(line).toContain(`a + b -> if (a) { ${'b'.repeat(48)}...  D55`);
});
