import type { LookName, Size } from './modes.ts';

/** The position and the size of a picture on its sheet, in px. */
export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** The pictures of a screen's states in one look, in one file. */
export interface Sheet extends Size {
  /** The px of the sheet for one px of a story. */
  readonly scale: number;
  /** By the id of the story. */
  readonly places: Readonly<Record<string, Place>>;
}

/** By their address, see `sheetAddress`. */
export type Sheets = Readonly<Record<string, Sheet>>;

/** The list of the sheets, relative to Storybook's address as are the sheets. */
export const sheetsFile = 'sheets.json';

/** Returns the address of the sheet with a story's picture. */
export const sheetAddress = (look: LookName, storyId: string) =>
  `sheets/${storyId.split('--')[0]}.${look.replaceAll(' ', '-')}.webp`;
