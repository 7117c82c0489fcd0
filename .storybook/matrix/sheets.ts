import type { PreparedStory } from 'storybook/internal/types';
import { lookNames, type LookName } from '../../tools/pictures/modes.ts';
import {
  sheetAddress,
  sheetsFile,
  type Sheet,
  type Sheets,
} from '../../tools/pictures/sheetFile.ts';
import { initialGlobals } from '../globals.ts';
import { viewportOf } from '../storyAddress.ts';

type Globals = Readonly<Record<string, unknown>>;

/** A state's picture, which is a part of a sheet. Sizes are in px of the story. */
export interface Picture {
  readonly address: string;
  readonly sheet: Sheet;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The px of the story for one px of the sheet. */
  readonly ratio: number;
}

let loading: Promise<Sheets> | undefined;

/** Loads the list of sheets; it is empty unless `npm run build:sheets` added them to the build. */
export const loadSheets = () =>
  (loading ??= fetch(`./${sheetsFile}`)
    .then((response): Promise<Sheets> => response.json())
    .catch(() => ({})));

/** The toolbars that choose the look, or change nothing about a picture. */
const ignored = new Set(['theme', 'shell', 'motion', 'react', 'scenario', 'member']);

/** Returns the look that the toolbars choose, or `undefined` if they choose one without sheets. */
export function lookOf(globals: Globals): LookName | undefined {
  const isChanged = Object.entries(initialGlobals).some(
    ([name, initial]) => !ignored.has(name) && (globals[name] ?? initial) !== initial,
  );
  if (isChanged || Object.keys(globals['pseudo'] ?? {}).length > 0) return undefined;
  // Side by side, this page is the light one.
  const theme = globals['theme'] === 'both' ? 'light' : (globals['theme'] ?? 'light');
  const viewport = viewportOf(globals) ?? 'wide';
  return lookNames.find((look) => {
    const [itsTheme, itsViewport] = look.split(' ');
    return theme === itsTheme && viewport === itsViewport;
  });
}

/** Returns a story's picture in a look, if a sheet contains it. */
export function pictureOf(
  sheets: Sheets,
  { id }: Pick<PreparedStory, 'id'>,
  look: LookName | undefined,
): Picture | undefined {
  if (!look) return undefined;
  const address = sheetAddress(look, id);
  const sheet = sheets[address];
  const place = sheet?.places[id];
  if (!sheet || !place) return undefined;
  const ratio = 1 / sheet.scale;
  const { left, top, width, height } = place;
  return {
    address: `./${address}`,
    sheet,
    ratio,
    left: left * ratio,
    top: top * ratio,
    width: width * ratio,
    height: height * ratio,
  };
}
