import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename } from 'node:path';
import type { CDPSession } from 'playwright';

/** Kinds of the site's code by the path of its source; the first match counts. */
const kinds = [
  ['React', /\/(?:react|react-dom|scheduler)\//],
  ['reading and checking the answer', /\/valibot\/|\/features\/src\/wire\//],
  ['converting records', /\/features\/src\/|\/ui\/src\/(?:domain|platform)\//],
  ['components', /./],
] as const;

const maps = new Map<string, SourceMap | undefined>();

function readMap(url: string) {
  const path = `apps/site/dist-private/maps/assets/${basename(url)}.map`;
  if (!maps.has(path)) {
    maps.set(
      path,
      existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined,
    );
  }
  return maps.get(path);
}

/** Starts the profiler. Resolves with a function that stops it and returns the ms of each kind. */
export async function startProfile(session: CDPSession) {
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  return async () => {
    const { profile } = await session.send('Profiler.stop');
    const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
    const parents = new Map(
      profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
    );
    /** Functions of the browser, such as JSON.parse, count for the code that called them. */
    function kindOf(id: number | undefined): string | undefined {
      const node = id === undefined ? undefined : nodes.get(id);
      if (!node || node.callFrame.functionName === '(idle)') return undefined;
      if (node.callFrame.functionName === '(garbage collector)') return 'garbage collection';
      const { url, lineNumber, columnNumber } = node.callFrame;
      const entry = readMap(url)?.findEntry(lineNumber, columnNumber);
      const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
      const found = source && kinds.find(([, path]) => path.test(source));
      return found ? found[0] : kindOf(parents.get(node.id));
    }
    const taken = new Map<string, number>(
      [...kinds.map(([kind]) => kind), 'garbage collection'].map((kind) => [kind, 0]),
    );
    for (const [at, id] of (profile.samples ?? []).entries()) {
      const kind = kindOf(id);
      const ms = (profile.timeDeltas?.[at] ?? 0) / 1000;
      if (kind) taken.set(kind, (taken.get(kind) ?? 0) + ms);
    }
    return taken;
  };
}
