import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pagesOf } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** Returns the pages of the working copy, and the files that they were read from. */
export function projectPages() {
  const files = globSync('packages/{ui,features}/src/**/*.{ts,tsx}', { cwd: root }).sort();
  const { exports } = JSON.parse(read('packages/ui/package.json')) as {
    exports: Record<string, string>;
  };
  const sources = new Map(files.map((file) => [file, read(file)]));
  return {
    pages: pagesOf(sources, exports),
    files: files.map((file) => resolve(root, file)),
  };
}
