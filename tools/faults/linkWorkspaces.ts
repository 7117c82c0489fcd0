// Run in Stryker's copy of the project, where `@cb/*` would resolve to the originals: links them to the copies.
import { cp } from 'node:fs/promises';

await cp('../../../node_modules/@cb', 'node_modules/@cb', {
  recursive: true,
  verbatimSymlinks: true,
});
