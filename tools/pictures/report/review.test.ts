import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { picturesKept } from '../baselines.ts';
import { picturesPart } from './findings.ts';
import { type Finding, read, write } from './report.ts';
import { drawn, planted } from './planted.ts';
import { accept, grouped, UnknownPicture, type Places } from './review.ts';

const finding = (file: string, share: number): Finding => ({
  file: `light-wide/${file}.png`,
  kind: 'changed',
  message: '',
  share,
});

describe('the order', () => {
  test('sorts components, and findings within them, by largest difference', () => {
    const groups = grouped(
      [
        finding('b-two--low', 0.1),
        finding('a-one--middle', 0.5),
        finding('b-two--high', 0.9),
        finding('gone--low', 0.01),
        finding('a-one--higher', 0.6),
      ],
      {
        'a-one--middle': { title: 'A/One', name: 'Middle' },
        'b-two--high': { title: 'B/Two', name: 'High' },
      },
    );
    const shown = groups.map(({ title, items }) => [title, ...items.map(({ story }) => story)]);
    expect(shown).toEqual([
      ['B/Two', 'b-two--high', 'b-two--low'],
      ['A/One', 'a-one--higher', 'a-one--middle'],
      ['gone', 'gone--low'],
    ]);
    expect(groups[1]?.items[1]).toMatchObject({ mode: 'light wide', name: 'Middle' });
  });

  test.each(['../secret', '..\\secret', 'a--b/../../c--d', 'A--B'])('rejects %s', (file) =>
    expect(() => grouped([finding(file, 1)], {})).toThrow('no picture’s name'),
  );
});

describe('accepting', () => {
  const mode = 'light wide';
  const size = { width: 200, height: 100 };
  const red = { left: 20, top: 20, width: 20, height: 20 };
  let places: Places & { folder: string };

  beforeEach(async () => {
    const { differences, ...folders } = await planted([
      { id: 'a--changed', mode, before: size, after: { ...size, red } },
      { id: 'a--new', mode, after: size },
      { id: 'a--missing', mode, before: size },
      { id: 'a--gone', mode, before: size },
      { id: 'a--equal', mode, before: size },
    ]);
    places = { ...folders, storybook: folders.folder };
    const pictures = ['changed', 'new', 'missing', 'equal'].map((name) => {
      return { id: `a--${name}`, mode, message: name === 'equal' ? '' : 'bad', ms: 1 } as const;
    });
    const { baselines, report } = folders;
    write(
      'pictures',
      await picturesPart({ pictures, whole: true }, true, { baselines, differences }),
      report,
    );
  });
  afterEach(() => rmSync(places.folder, { recursive: true }));

  const fileOf = (name: string) => `light-wide/a--${name}.png`;
  const baseline = (name: string) => readFileSync(join(places.baselines, fileOf(name)));
  const left = () => read('pictures', places.report);
  const pixels = (png: Buffer) => sharp(png).raw().toBuffer();

  test('replaces only that baseline with the picture, compressed losslessly', async () => {
    const other = baseline('missing');
    await accept([fileOf('changed')], places);
    const taken = await drawn({ ...size, red });
    expect(await pixels(baseline('changed'))).toEqual(await pixels(taken));
    expect(baseline('changed').length).toBeLessThan(taken.length / 10);
    expect(baseline('missing')).toEqual(other);
    expect(picturesKept(places.baselines)).toHaveLength(4);
    expect(left()?.equal).toBe(2);
    expect(left()?.findings.map(({ file }) => file)).toEqual(
      ['new', 'missing', 'gone'].map(fileOf),
    );
  });

  test('adds a new baseline and deletes a left-over one', async () => {
    await accept([fileOf('new'), fileOf('gone')], places);
    expect(picturesKept(places.baselines)).toEqual(
      ['changed', 'equal', 'missing', 'new'].map(fileOf),
    );
    expect(left()?.equal).toBe(2);
  });

  test.each(['missing', 'equal', 'no-such'])(
    'refuses %s together with the other files',
    async (name) => {
      const before = baseline('changed');
      await expect(accept([fileOf('changed'), fileOf(name)], places)).rejects.toThrow(
        UnknownPicture,
      );
      expect(baseline('changed')).toEqual(before);
      expect(left()?.findings).toHaveLength(4);
    },
  );

  test('refuses a path outside the folder, even if the report contains it', async () => {
    const elsewhere = join(places.folder, 'elsewhere.png');
    writeFileSync(elsewhere, 'mine');
    const [changed] = left()?.findings ?? [];
    const bad = ['../elsewhere.png', 'light-wide/../../elsewhere.png', elsewhere];
    for (const file of bad) {
      write(
        'pictures',
        { equal: 0, findings: changed ? [{ ...changed, file }] : [] },
        places.report,
      );
      await expect(accept([file], places)).rejects.toThrow('no picture’s name');
    }
    expect(readFileSync(elsewhere, 'utf8')).toBe('mine');
    expect(existsSync(join(places.folder, 'a--changed.png'))).toBe(false);
  });
});
