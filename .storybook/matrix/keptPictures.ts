import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { baselinesDir, picturesKept } from '../../tools/pictures/baselines.ts';
import { maxTile, tileFile, tiles } from './tile.ts';

const name = 'virtual:kept-pictures';
const resolved = `\0${name}`;

/** The size in bytes above which a page of states shows a smaller version of a picture. */
const largest = 40_000;

const files = () => picturesKept().filter((file) => file.includes('/screens-'));

const isLarge = async (file: string) => (await stat(join(baselinesDir, file))).size > largest;

/** Returns the picture at twice the width of a tile, for high-density screens. */
const reduced = (file: string) =>
  sharp(join(baselinesDir, file))
    .resize({ width: 2 * maxTile.width, withoutEnlargement: true })
    .webp()
    .toBuffer();

const entryOf = async (file: string) => {
  const { width, height } = await sharp(join(baselinesDir, file)).metadata();
  return [file, { width, height, ...((await isLarge(file)) && { reduced: true }) }] as const;
};

/**
 * Vite plugin: `virtual:kept-pictures` exports the sizes of the baselines of screens, by file. The files are served as static files, large ones also in a smaller version, because importing
 * them would create a module for each.
 */
export function keptPictures(): Plugin {
  return {
    name: 'kept-pictures',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      for (const file of files()) this.addWatchFile(join(baselinesDir, file));
      const sizes = Object.fromEntries(await Promise.all(files().map(entryOf)));
      return `export const sizes = ${JSON.stringify(sizes)};`;
    },
    configureServer(server) {
      server.middlewares.use(`/${tiles}`, (request, response, next) => {
        const file = files().find((each) => request.originalUrl === `/${tileFile(each)}`);
        if (!file) {
          next();
          return;
        }
        reduced(file).then((picture) => {
          response.setHeader('content-type', 'image/webp');
          response.end(picture);
        }, next);
      });
    },
    async generateBundle() {
      const emit = async (file: string) => {
        if (!(await isLarge(file))) return;
        const source = await reduced(file);
        this.emitFile({ type: 'asset', fileName: tileFile(file), source });
      };
      await Promise.all(files().map(emit));
    },
  };
}
