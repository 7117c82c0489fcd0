import type { WallContainer } from '@cb/features/offerWalls/providers';
import type { PageShape } from '@cb/ui/components/PageSkeleton';
import type { ReactNode } from 'react';
import { matchPath } from 'react-router';

interface RouteRow<Area extends string> {
  /** The path pattern of the router. */
  readonly path: string;
  /** The title for the tab, the history and the page tracking. */
  readonly title: string;
  /** The frame around the screen: the landing page (`public`), a plain page (`alone`), or the dashboard. */
  readonly area: Area;
  /** The shape of the skeleton shown while the screen loads; `frame` by default. */
  readonly shape?: PageShape;
  /**
   * The heading that a dashboard's screen starts with, which its skeleton shows; the title by default, ''
   * if the screen starts with something else.
   */
  readonly heading?: string;
  /** The entry of the navigation that is marked on this page; the page's own by default. */
  readonly navEntry?: string;
}

interface Screen<Module> {
  /** Imports the module, which puts it into a separate file. */
  load(): Promise<Module>;
  /** Renders the screen of the module. */
  render(module: Module): ReactNode;
}

export interface PublicRoute extends RouteRow<'public' | 'alone'>, Screen<object> {}

export interface MemberRoute extends RouteRow<'member' | WallContainer>, Screen<object> {}

export type ScreenRoute = PublicRoute | MemberRoute;

/** Creates the route of a public screen. */
export const publicScreen = <Module extends object>(
  route: RouteRow<PublicRoute['area']> & Screen<Module>,
): PublicRoute => route;

type MemberRow = Omit<RouteRow<MemberRoute['area']>, 'area'> & { area?: MemberRoute['area'] };

/** Creates the route of a member's screen, in the dashboard by default. */
export const memberScreen = <Module extends object>(
  route: MemberRow & Screen<Module>,
): MemberRoute => ({ area: 'member', ...route });

/** Returns the route of a path; `undefined` if it is in no row of the table. */
export const routeIn = <Route extends ScreenRoute>(table: readonly Route[], pathname: string) =>
  table.find(({ path }) => matchPath(path, pathname));
