import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOver, picturesPart, takenPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = { id: 'no-such--good', mode: 'light wide', message: '', ms: 70 } as const;
const bad = {
  ...good,
  mode: 'dark phone',
  message: '\u001B[31m12 pixels differ\u001B[39m',
  ms: 90,
} as const;

test('reads the pictures from what the stories’ run says', () => {
  const file = join(folder, 'stories.json');
  const withPictures = { meta: { storyId: good.id, pictures: [good, bad] } };
  const assertionResults = [withPictures, { meta: { storyId: `${good.id}:its-test` } }];
  writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
  expect(takenPictures(file)).toEqual([good, bad]);
});

test('tells pictures that differ from those that are as they should be', () => {
  expect(picturesPart([good, bad])).toEqual({
    passed: 1,
    ms: 160,
    differences: [{ id: bad.id, mode: bad.mode, message: '12 pixels differ' }],
  });
});

test('finds the baselines that no story has asked for', () => {
  const kept = [
    'light-wide/no-such--good.png',
    'dark-phone/no-such--good.png',
    'light-wide/gone.png',
  ];
  expect(leftOver([good], kept)).toEqual(kept.slice(1));
});
