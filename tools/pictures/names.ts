import { modeNames, type LookName } from './modes.ts';

/** The result of comparing a picture with its baseline. */
export interface Picture {
  /** The story's id. */
  readonly id: string;
  readonly mode: LookName;
  /** The error; '' if the picture matches. */
  readonly message: string;
}

/** Returns the folder of a look's pictures: `light-wide` for the look `light wide`. */
export const folderOf = (look: LookName) => look.replaceAll(' ', '-');

/** Returns a picture's path without extension. */
export const pictureName = (look: LookName, id: string) => `${folderOf(look)}/${id}`;

/** Returns a picture's path, relative to the folder of baselines. */
export const pictureFile = (look: LookName, id: string) => `${pictureName(look, id)}.png`;

/** Returns the paths of a story's pictures. */
export const picturesOf = (id: string) => modeNames.map((mode) => pictureFile(mode, id));

// Vitest replaces `--` with `-` in a picture's name, so two stories could get the same one.
const [dashes, kept] = ['--', '__'];

/** Escapes a picture's name for Vitest. */
export const passable = (name: string) => name.replace(dashes, kept);

/** Reverts `passable`. */
export const restored = (name: string) => name.replace(kept, dashes);
