import { lazy, Suspense } from 'react';
import { useIdle } from '../hooks/useIdle.ts';
import type { WireId } from '../wire/wireId.ts';

/** Renders nothing if its code could not be fetched, because the dashboard works without pushes. */
const Realtime = lazy(() =>
  import('./Realtime.tsx').then(
    ({ Realtime: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** Connects the member once the page has its first answers, which that would delay (D240). */
export function Pushes({ userId }: { userId: WireId }) {
  return (
    useIdle() && (
      <Suspense>
        <Realtime userId={userId} />
      </Suspense>
    )
  );
}
