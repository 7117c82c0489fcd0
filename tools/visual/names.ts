import { modeNames, type ModeName } from '../../.storybook/modes.ts';

/** A picture that a run has compared with its baseline. */
export interface Picture {
  /** The story's id. */
  readonly id: string;
  readonly mode: ModeName;
  /** What is wrong with it; empty when it is as it should be. */
  readonly message: string;
  /** How long it took, in ms. */
  readonly ms: number;
}

/** The place of a picture without its ending: the mode `light wide` has the folder `light-wide`. */
export const pictureName = (mode: ModeName, id: string) => `${mode.replaceAll(' ', '-')}/${id}`;

/** The file of a picture, below the folder of all. */
export const pictureFile = (mode: ModeName, id: string) => `${pictureName(mode, id)}.png`;

/** The files of a story's pictures. */
export const picturesOf = (id: string) => modeNames.map((mode) => pictureFile(mode, id));

// Vitest makes one dash of two in a name, so that two stories could share a picture.
const [dashes, kept] = ['--', '__'];

/** A picture's name as Vitest lets it pass. */
export const passable = (name: string) => name.replace(dashes, kept);

/** A picture's name as it was before it had to pass. */
export const restored = (name: string) => name.replace(kept, dashes);
