import type { WallContainer } from '@cb/features/offerWalls/providers';
import type { WireId } from '@cb/features/wire/wireId';
import type { WayToEarn } from '@cb/ui/screens/Shell/WaysToEarn';
import type { ReactNode } from 'react';

/**
 * The main content of a screen, which determines its skeleton. `wall`, `store` and `wallet` have a band
 * with the balance above cards or a form.
 */
export type PageShape =
  | 'cards'
  | 'rows'
  | 'report'
  | 'form'
  | 'frame'
  | 'wall'
  | 'store'
  | 'wallet';

interface Row<Area extends string> {
  /** The path pattern of the router. */
  readonly path: string;
  /** The title for the tab, the history and the page tracking. */
  readonly title: string;
  /**
   * The frame around the screen: the landing page (`public`), a plain page (`alone`), or the dashboard.
   */
  readonly area: Area;
  /** The shape of the skeleton shown while the screen loads; `frame` by default. */
  readonly shape?: PageShape;
  /**
   * The heading that a dashboard's screen starts with, which its skeleton shows; the title by default, ''
   * if the screen starts with something else.
   */
  readonly heading?: string;
  /** The entry of the navigation that is marked on this page; the page's own by default. */
  readonly under?: string;
  /** The entry that leads here under "All ways to earn" (D190). */
  readonly earns?: WayToEarn;
}

interface Code<Module, Given extends readonly unknown[]> {
  /** Imports the module, which puts it into a separate file. */
  readonly load: () => Promise<Module>;
  readonly draw: (module: Module, ...given: Given) => ReactNode;
}

/** Returns the address of a way to earn. */
export type HrefOfWay = (way: WayToEarn) => string;

export interface PublicRoute extends Row<'public' | 'alone'> {
  /** Fetches the code; resolves with a function that renders the screen. */
  readonly load: () => Promise<() => ReactNode>;
}

export interface MemberRoute extends Row<'member' | WallContainer> {
  /**
   * Fetches the code; resolves with a function that renders the screen for the member with this id. It
   * gets the addresses of the ways to earn, because the table knows them and its screens cannot import it.
   */
  readonly load: () => Promise<(userId: WireId, hrefOfWay: HrefOfWay) => ReactNode>;
}

export type ScreenRoute = PublicRoute | MemberRoute;

/** Creates the route of a public screen. */
export function publicScreen<Module>({
  load,
  draw,
  ...row
}: Row<PublicRoute['area']> & Code<Module, []>): PublicRoute {
  return { ...row, load: () => load().then((module) => () => draw(module)) };
}

/** Creates the route of a member's screen; its `draw` receives the member's id second. */
export function memberScreen<Module>({
  load,
  draw,
  ...row
}: Row<MemberRoute['area']> & Code<Module, [userId: WireId, hrefOfWay: HrefOfWay]>): MemberRoute {
  return {
    ...row,
    load: () =>
      load().then(
        (module) =>
          (...given) =>
            draw(module, ...given),
      ),
  };
}
