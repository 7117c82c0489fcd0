import type { WallContainer } from '@cb/features/offerWalls/providers';
import type { WireId } from '@cb/features/wire/wireId';
import type { ReactNode } from 'react';

/** What a screen mostly consists of. */
export type PageShape = 'cards' | 'rows' | 'form' | 'frame';

interface Row<Area extends string> {
  /** The address, as the router matches it. */
  readonly path: string;
  /** What the tab, the history and the page tracking call the screen. */
  readonly title: string;
  /** What stands around the screen: the landing page (`public`; with `alone`, once the code is there), or the dashboard. */
  readonly area: Area;
  /** The shape of the skeleton that stands there before the screen; `frame` unless given. */
  readonly shape?: PageShape;
}

interface Code<Module, Given extends readonly unknown[]> {
  /** Fetches the code, which makes it a file of its own. */
  readonly load: () => Promise<Module>;
  readonly draw: (module: Module, ...given: Given) => ReactNode;
}

export interface PublicRoute extends Row<'public' | 'alone'> {
  /** Fetches the code; fulfils with what draws the screen. */
  readonly load: () => Promise<() => ReactNode>;
}

export interface MemberRoute extends Row<'member' | WallContainer> {
  /** Fetches the code; fulfils with what draws the screen for the member with this id. */
  readonly load: () => Promise<(userId: WireId) => ReactNode>;
}

export type ScreenRoute = PublicRoute | MemberRoute;

/** A screen for everybody. */
export function publicScreen<Module>({
  load,
  draw,
  ...row
}: Row<PublicRoute['area']> & Code<Module, []>): PublicRoute {
  return { ...row, load: () => load().then((module) => () => draw(module)) };
}

/** A screen for members; its `draw` takes the member's id second. */
export function memberScreen<Module>({
  load,
  draw,
  ...row
}: Row<MemberRoute['area']> & Code<Module, [userId: WireId]>): MemberRoute {
  return { ...row, load: () => load().then((module) => (userId) => draw(module, userId)) };
}
