import type { ThemeName } from '@cb/ui/theme';
import type { PreparedStory } from 'storybook/internal/types';
import { sizes } from 'virtual:kept-pictures';
import { pictureFile } from '../../tools/pictures/names.ts';
import type { ForChromatic } from '../../tools/pictures/forChromatic.ts';
import { tileFile } from './tile.ts';
import { modeNames, modes, type ModeName, type Size } from '../../tools/pictures/modes.ts';

/** A baseline of the visual comparison. */
export interface Picture {
  readonly mode: ModeName;
  readonly address: string;
  readonly size: Size;
  /** The size of the window that it was taken in. */
  readonly window: Size;
}

/** Returns the mode whose theme a page has. */
export const modeOf = (theme: ThemeName): ModeName =>
  theme === 'dark' ? 'dark phone' : 'light wide';

/** Returns the address and the size of a baseline by its file, or `undefined` if there is none. */
function baselineAt(file: string) {
  const size = sizes[file];
  return size && { size, address: size.reduced ? `./${tileFile(file)}` : `./pictures/${file}` };
}

function pictureIn(mode: ModeName, { id, parameters }: PreparedStory): Picture | undefined {
  const found = baselineAt(pictureFile(mode, id));
  const chromatic: ForChromatic | undefined = parameters['chromatic'];
  const window = chromatic?.modes?.[mode]?.viewport ?? modes[mode].viewport;
  return found && { ...found, mode, window };
}

/** Returns a story's picture in a theme, else the one that it has in another. */
export const pictureOf = (story: PreparedStory, theme: ThemeName): Picture | undefined =>
  [modeOf(theme), ...modeNames]
    .map((mode) => pictureIn(mode, story))
    .find((picture) => picture !== undefined);
