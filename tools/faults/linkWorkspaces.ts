// Runs in Stryker's copy of the project and links `@cb/*` to the copied workspaces, because they
// would resolve to the originals.
import { cp } from 'node:fs/promises';

await cp('../../../node_modules/@cb', 'node_modules/@cb', {
  recursive: true,
  verbatimSymlinks: true,
});
