import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { paths } from '../routes/paths.ts';
import { publicTable } from '../routes/publicTable.tsx';
import { memberTable } from '../routes/memberTable.tsx';
import { loadScreen } from '../routes/prefetch.ts';
import { Site } from './Site.tsx';

const memberPaths = [paths.dashboard, ...memberTable.map(({ path }) => path)];

/**
 * The pages that are prerendered at build time: the public ones, and those of members while their session
 * is loading. A path with a parameter is many pages, which are left to the script.
 */
export const pages: readonly { path: string; title: string; isMember: boolean }[] = [
  ...publicTable.map(({ path, title }) => ({ path, title, isMember: false })),
  ...memberPaths
    .filter((path) => !path.includes(':'))
    .map((path) => ({ path, title: 'Dashboard', isMember: true })),
];

/** Prerenders the page of an address as markup for the element #root. Rejects if any part fails. */
export async function renderPage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Otherwise React renders the form into a template, with an inline script that the policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be rendered.`);
  return markup;
}

/** Returns the key in Vite's manifest of the module with the screen of an address; none if it is in the entry. */
export async function screenKeyOf(path: string): Promise<readonly string[]> {
  const module = await loadScreen(path);
  return module && 'key' in module ? [String(module.key)] : [];
}
