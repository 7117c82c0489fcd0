import { optionalPart } from '@cb/ui/platform/optionalPart';
import { Suspense } from 'react';
import { useIdle } from '../hooks/useIdle.ts';

const Realtime = optionalPart(
  () => import('./Realtime.tsx'),
  (module) => module.Realtime,
);

/** Connects the member once the page has its first responses, because the connection would delay them (D240). */
export function Pushes() {
  return (
    useIdle() && (
      <Suspense>
        <Realtime />
      </Suspense>
    )
  );
}
