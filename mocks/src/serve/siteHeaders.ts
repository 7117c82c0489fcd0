import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';

export type Header = readonly [name: string, value: string];

interface Rule {
  /** The path, or its prefix. */
  readonly path: string;
  readonly isPrefix: boolean;
  readonly headers: readonly Header[];
}

/**
 * Reads the `_headers` file of a built site, as static hosts do: a path, which may end in `*`, then
 * its headers on indented lines. Returns no rules if there is no such file.
 */
function readRules(dist: string): readonly Rule[] {
  const file = join(dist, '_headers');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      const headers = lines.flatMap((line): readonly Header[] => {
        const at = line.indexOf(':');
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
      });
      return { path: path.replace(/\*$/, ''), isPrefix: path.endsWith('*'), headers };
    });
}

/** Returns a function that returns a built site's headers for a path. */
export function readSiteHeaders(dist: string): (path: string) => readonly Header[] {
  const rules = readRules(dist);
  return (requested) =>
    rules
      .filter(({ path, isPrefix }) => (isPrefix ? requested.startsWith(path) : requested === path))
      .flatMap(({ headers }) => headers);
}

const policyName = 'Content-Security-Policy';

/** Adds the mock providers to the response's frame-src, if it has a policy. */
export function allowFrames(response: ServerResponse, origin: string): void {
  const policy = response.getHeader(policyName);
  if (typeof policy !== 'string') return;
  response.setHeader(
    policyName,
    // Takes the place of 'none', or comes before the listed origins.
    policy.replace(/(?<=frame-src )(?:'none'|(?=\S))/, (none) => (none ? origin : `${origin} `)),
  );
}
