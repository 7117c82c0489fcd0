import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { publicRoutes } from './publicRoutes.tsx';
import { Site } from './Site.tsx';

/** The pages that are drawn at build time: those for everybody. */
export const pages = publicRoutes.map(({ path, title }) => ({ path, title }));

/** Draws the page of an address, as markup for the element #root. Rejects where a part of it fails. */
export async function drawPage(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Else React hides the form in a template that an inline script swaps in, which the policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn.`);
  return markup;
}
