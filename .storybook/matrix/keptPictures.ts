import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { baselinesDir, picturesKept } from '../../tools/visual/baselines.ts';

const name = 'virtual:kept-pictures';
const resolved = `\0${name}`;

const sizeOfFile = async (file: string) => {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

/**
 * Vite plugin: `virtual:kept-pictures` exports the sizes of the screens' baselines, by file. The
 * files themselves are served as they are: importing each would make a module of each.
 */
export function keptPictures(): Plugin {
  return {
    name: 'kept-pictures',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const files = picturesKept().filter((file) => file.includes('/screens-'));
      const sizes = await Promise.all(
        files.map(async (file) => {
          const path = join(baselinesDir, file);
          this.addWatchFile(path);
          return [file, await sizeOfFile(path)] as const;
        }),
      );
      return `export const sizes = ${JSON.stringify(Object.fromEntries(sizes))};`;
    },
  };
}
