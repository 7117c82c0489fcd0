import { diff } from '@blazediff/core';
import sharp from 'sharp';
import type { Size } from '../modes.ts';
import { pictures } from '../config.ts';

/** A rectangle in a picture, in px from its upper left corner. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface Change {
  /** The share of differing pixels of the two overlaid pictures, 0 to 1. */
  readonly share: number;
  /** The bounding box of the differences, with a margin. */
  readonly crop: Box;
}

/** The margin around the differences in px, to show their context. */
const margin = 32;
/** The minimum crop in px, because a few pixels alone are not recognisable. */
const minCrop: Size = { width: 320, height: 120 };

export async function sizeOfPicture(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** Returns a picture's pixels, with a border in the background up to `all`. */
async function pixelsOf(file: string, all: Size, background: string) {
  const { width, height } = await sizeOfPicture(file);
  return sharp(file)
    .ensureAlpha()
    .extend({ right: all.width - width, bottom: all.height - height, background })
    .raw()
    .toBuffer();
}

/** Returns the bounding box of the opaque pixels of a mask. */
function bounds(mask: Uint8Array, { width, height }: Size) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

/** Extends a range by the margin, to at least `min` within `all`. Returns its start and length. */
function extendRange(start: number, end: number, min: number, all: number) {
  const [from, to] = [Math.max(0, start - margin), Math.min(all, end + margin)];
  const length = Math.min(all, Math.max(to - from, min));
  const centred = Math.round((from + to - length) / 2);
  return [Math.max(0, Math.min(centred, all - length)), length] as const;
}

/**
 * Measures the difference between two pictures with the threshold of the story run. The area that
 * only the larger picture has counts as different.
 */
export async function measure(before: string, after: string): Promise<Change> {
  const sizes = [await sizeOfPicture(before), await sizeOfPicture(after)];
  const all = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const mask = new Uint8Array(all.width * all.height * 4);
  const { threshold } = pictures.toMatchScreenshot.comparatorOptions;
  // Borders in two colours, so that they differ everywhere.
  const [one, other] = [await pixelsOf(before, all, 'red'), await pixelsOf(after, all, 'blue')];
  const options = { threshold, diffMask: true };
  const count = diff(one, other, mask, all.width, all.height, options);
  const found = bounds(mask, all);
  const [left, width] = extendRange(found.left, found.right, minCrop.width, all.width);
  const [top, height] = extendRange(found.top, found.bottom, minCrop.height, all.height);
  return { share: count / (all.width * all.height), crop: { left, top, width, height } };
}
