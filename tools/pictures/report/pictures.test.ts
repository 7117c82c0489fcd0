import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOver, takenPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = { id: 'no-such--good', mode: 'light wide', message: '', ms: 70 } as const;
const bad = { ...good, mode: 'dark phone', message: '12 pixels differ', ms: 90 } as const;

const withPictures = { meta: { storyId: good.id, pictures: [good, bad] } };
const ofItsTest = { meta: { storyId: `${good.id}:its-test` } };

function reported(...files: readonly (readonly object[])[]) {
  const file = join(folder, 'stories.json');
  const testResults = files.map((assertionResults) => ({ assertionResults }));
  writeFileSync(file, JSON.stringify({ testResults }));
  return takenPictures(file);
}

test('reads the pictures from the JSON report of a run', () => {
  expect(reported([withPictures, ofItsTest])).toEqual({ pictures: [good, bad], whole: true });
});

test('detects that a file did not run', () => {
  expect(reported([withPictures], [])).toEqual({ pictures: [good, bad], whole: false });
});

const kept = [
  'light-wide/no-such--good.png',
  'dark-phone/no-such--good.png',
  'light-wide/gone.png',
];

test('finds the baselines that no story used', () => {
  expect(leftOver({ pictures: [good], whole: true }, kept)).toEqual(kept.slice(1));
});

test('finds no left-over baselines if not all files ran', () => {
  expect(leftOver({ pictures: [good], whole: false }, kept)).toEqual([]);
});
