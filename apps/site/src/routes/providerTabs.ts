import { pagesIn, type WallContainer } from '@cb/features/offerWalls/providers';
import type { LinkTab } from '@cb/ui/components/LinkTabs';
import { paths } from './paths.ts';

/** Returns the tabs of the providers in a container, in the order of their records. */
export const providerTabs = (container: WallContainer): readonly LinkTab[] =>
  pagesIn(container).flatMap(({ slug, tab }) =>
    tab === undefined ? [] : [{ label: tab, href: hrefOf(container, slug) }],
  );

/** Returns the links to the providers in a container that have no tab. */
export const providersWithoutTab = (container: WallContainer): readonly LinkTab[] =>
  pagesIn(container).flatMap(({ slug, name, tab }) =>
    tab === undefined ? [{ label: name, href: hrefOf(container, slug) }] : [],
  );

const hrefOf = (container: WallContainer, slug: string) =>
  `${paths.dashboard}/${container}/${slug}`;
