import { globSync } from 'node:fs';
import { resolve } from 'node:path';

export const baselinesDir = resolve(import.meta.dirname, 'baselines');

/** Returns the existing baselines, relative to their folder. */
export const existingPictures = () => globSync('**/*.png', { cwd: baselinesDir }).toSorted();
