import { modeNames, type ModeName } from './modes.ts';

/** The result of comparing a picture with its baseline. */
export interface Picture {
  /** The story's id. */
  readonly id: string;
  readonly mode: ModeName;
  /** The error; '' if the picture matches. */
  readonly message: string;
  /** The duration in ms. */
  readonly ms: number;
}

/**
 * Returns a picture's path without extension. The folder of the mode `light wide` is `light-wide`.
 */
export const pictureName = (mode: ModeName, id: string) => `${mode.replaceAll(' ', '-')}/${id}`;

/** Returns a picture's path, relative to the folder of baselines. */
export const pictureFile = (mode: ModeName, id: string) => `${pictureName(mode, id)}.png`;

/** Returns the paths of a story's pictures. */
export const picturesOf = (id: string) => modeNames.map((mode) => pictureFile(mode, id));

// Vitest replaces `--` with `-` in a picture's name, so two stories could get the same one.
const [dashes, kept] = ['--', '__'];

/** Escapes a picture's name for Vitest. */
export const passable = (name: string) => name.replace(dashes, kept);

/** Reverts `passable`. */
export const restored = (name: string) => name.replace(kept, dashes);
