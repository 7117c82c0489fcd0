import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOver, takenPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = { id: 'no-such--good', mode: 'light wide', message: '', ms: 70 } as const;
const bad = { ...good, mode: 'dark phone', message: '12 pixels differ', ms: 90 } as const;

test.each([
  ['all files ran', [], true],
  ['a file did not run', [{ assertionResults: [] }], false],
])('reads the pictures from the JSON report of a run in which %s', (_, others, whole) => {
  const file = join(folder, 'stories.json');
  const withPictures = { meta: { storyId: good.id, pictures: [good, bad] } };
  const ofItsTest = { meta: { storyId: `${good.id}:its-test` } };
  const testResults = [{ assertionResults: [withPictures, ofItsTest] }, ...others];
  writeFileSync(file, JSON.stringify({ testResults }));
  expect(takenPictures(file)).toEqual({ pictures: [good, bad], whole });
});

test('finds the baselines that no story used, if all files ran', () => {
  const unused = ['dark-phone/no-such--good.png', 'light-wide/gone.png'];
  const kept = ['light-wide/no-such--good.png', ...unused];
  expect(leftOver({ pictures: [good], whole: true }, kept)).toEqual(unused);
  expect(leftOver({ pictures: [good], whole: false }, kept)).toEqual([]);
});
