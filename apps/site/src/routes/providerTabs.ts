import { pagesIn, type WallContainer } from '@cb/features/offerWalls/providers';
import type { LinkTab } from '@cb/ui/components/LinkTabs';
import { paths } from './paths.ts';

/** Returns the tabs of the providers in a container, in the order of their records. */
export const providerTabs = (container: WallContainer): readonly LinkTab[] =>
  pagesIn(container).flatMap(({ slug, tab }) =>
    tab === undefined ? [] : [{ label: tab, href: `${paths.dashboard}/${container}/${slug}` }],
  );
