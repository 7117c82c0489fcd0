import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { picturesPart } from './findings.ts';
import { planted } from './planted.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

const id = 'a-part--shown';
const mode = 'light wide';
const file = 'light-wide/a-part--shown.png';
const size = { width: 1000, height: 800 };
const wrong = { id, mode, message: '\u001B[31mdiffers\u001B[39m', ms: 1 } as const;

/** Returns the findings of one story's pictures. */
async function found(...[before, after]: Parameters<typeof pair>) {
  const places = pair(before, after);
  const { differences, baselines } = await places;
  const taken = { pictures: [wrong, { ...wrong, id: 'a-part--equal', message: '' }], whole: true };
  return picturesPart(taken, true, { differences, baselines });
}

type Drawn = NonNullable<Parameters<typeof planted>[0][number]['before']>;

async function pair(before?: Drawn, after?: Drawn) {
  const places = await planted([{ id, mode, ...(before && { before }), ...(after && { after }) }]);
  ({ folder } = places);
  return places;
}

test('measures the share that differs, and crops to it with a margin', async () => {
  const red = { left: 500, top: 300, width: 100, height: 200 };
  const part = await found(size, { ...size, red });
  expect(part).toEqual({
    equal: 1,
    findings: [
      {
        file,
        kind: 'changed',
        message: 'differs',
        share: 0.025,
        before: { file: 'light-wide/a-part--shown-before.png', ...size },
        after: { file: 'light-wide/a-part--shown-actual.png', ...size },
        // At least 320 px wide, with a margin of 32 px, centred on the change.
        crop: { left: 390, top: 268, width: 320, height: 264 },
      },
    ],
  });
});

test('keeps the crop within the picture', async () => {
  const red = { left: 0, top: 790, width: 10, height: 10 };
  const { findings } = await found(size, { ...size, red });
  expect(findings[0]?.crop).toEqual({ left: 0, top: 680, width: 320, height: 120 });
});

test('counts the area that only the larger picture has as different', async () => {
  const higher = { width: 1000, height: 1000 };
  const { findings } = await found(size, higher);
  expect(findings[0]).toMatchObject({
    share: 0.2,
    crop: { left: 0, top: 768, width: 1000, height: 232 },
    before: size,
    after: higher,
  });
  rmSync(folder, { recursive: true });
  const wider = await found({ width: 800, height: 100 }, { width: 400, height: 100 });
  expect(wider.findings[0]).toMatchObject({
    share: 0.5,
    crop: { left: 368, top: 0, width: 432, height: 100 },
  });
});

test('calls a picture without a baseline new', async () => {
  const { findings } = await found(undefined, size);
  const after = { file: 'light-wide/a-part--shown-reference.png', ...size };
  expect(findings).toEqual([{ file, kind: 'new', message: 'differs', share: 1, after }]);
});

test('reports a story without a picture as missing', async () => {
  const { findings } = await found(size);
  expect(findings).toMatchObject([{ file, kind: 'missing', share: 1, before: size }]);
});

test('finds left-over baselines only after a run of all stories', async () => {
  const { baselines, differences } = await pair(size);
  const taken = { pictures: [{ ...wrong, id: 'a-part--equal', message: '' }], whole: true };
  const { findings } = await picturesPart(taken, true, { baselines, differences });
  expect(findings).toMatchObject([{ file, kind: 'left over', before: size }]);
  expect((await picturesPart(taken, false, { baselines, differences })).findings).toEqual([]);
});
