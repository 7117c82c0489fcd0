import { sendAnalytics } from '@cb/features/shared/operator/analytics';
import { startFailureReports } from '@cb/features/shared/operator/failureReports';
import { publicTable } from '../routes/publicTable.tsx';
import { routeIn, type ScreenRoute } from '../routes/route.ts';
import { release, settings } from './pageSettings.ts';

let knownRoutes: readonly ScreenRoute[] = publicTable;

/** Returns the route pattern of a path. An unknown path may contain anything, so it is not reported. */
const routeOf = (pathname: string) => routeIn(knownRoutes, pathname)?.path ?? 'other';

/** Starts the reports to the operator that the settings enable; none by default. */
export function startOperatorReports() {
  const { analytics, failures } = settings;
  sendAnalytics(analytics);
  startFailureReports({ ...failures, release, routeOf });
  if (failures.address === null) return;
  void import('../routes/memberTable.tsx').then(
    ({ routeTable }) => (knownRoutes = routeTable),
    () => undefined,
  );
}
