import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOver, takenPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = { id: 'no-such--good', mode: 'light wide', message: '' } as const;
const unused = ['dark-phone/no-such--good.png', 'light-wide/gone.png'];

test.each([
  ['that no story used', [], unused],
  ['unless a file did not run, whose baselines would be deleted', [{ assertionResults: [] }], []],
])('a report names the baselines %s', (_, others, expected) => {
  const file = join(folder, 'stories.json');
  const ofStory = { meta: { storyId: good.id, pictures: [good] } };
  const ofItsTest = { meta: { storyId: `${good.id}:its-test` } };
  const testResults = [{ assertionResults: [ofStory, ofItsTest] }, ...others];
  writeFileSync(file, JSON.stringify({ testResults }));
  const taken = takenPictures(file);
  expect(taken.pictures).toEqual([good]);
  expect(leftOver(taken, ['light-wide/no-such--good.png', ...unused])).toEqual(expected);
});
