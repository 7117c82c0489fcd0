import { PageSkeleton as Outline } from '@cb/ui/components/PageSkeleton';
import { useLocation } from 'react-router';
import { routeIn } from '../routes/route.ts';
import { memberTable } from '../routes/memberTable.tsx';

/** The outline of the current route's screen; `label` is announced once. */
export function PageSkeleton({ label }: { label: string }) {
  const route = routeIn(memberTable, useLocation().pathname);
  const heading = route?.area === 'member' ? (route.heading ?? route.title) : undefined;
  return <Outline label={label} shape={route?.shape} heading={heading} />;
}
