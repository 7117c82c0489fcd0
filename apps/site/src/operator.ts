import { sendAnalytics } from '@cb/features/analytics/addressSink';
import { startFailureReports } from '@cb/features/failureReports/failureReports';
import { matchPath } from 'react-router';
import { publicRoutes } from './publicRoutes.tsx';
import type { ScreenRoute } from './route.ts';
import { release, settings } from './settings.ts';

let known: readonly ScreenRoute[] = publicRoutes;

/** The route of a path; a path that is none may hold anything and is not told. */
const routeOf = (pathname: string) =>
  known.find(({ path }) => matchPath(path, pathname))?.path ?? 'other';

/** Tells the operator what the settings ask for: nothing, as shipped. */
export function tellOperator() {
  const { analytics, failures } = settings;
  sendAnalytics(analytics);
  startFailureReports({ ...failures, release, routeOf });
  if (failures.address === null) return;
  void import('./routeTable.tsx').then(
    ({ routeTable }) => (known = routeTable),
    () => undefined,
  );
}
