import { usePlatform } from '@cb/ui/platform';
import { OfflineScreen } from '@cb/ui/screens/Public/OfflineScreen';
import { useEffect, useEffectEvent } from 'react';
import { writeReportDate } from '../shared/basics/dates.ts';
import { useHiddenWhileAway } from '../shared/hooks/useHiddenWhileAway.ts';
import { useLastBalance } from '../shared/member/lastBalance.ts';

export interface OfflineProps {
  /**
   * Called to load the requested page again: on a press, as soon as the browser is online, and when the
   * member comes back to this page with Back or Forward.
   */
  onReload: () => void;
}

/** The page shown instead of any other while the server cannot be reached (D176). */
export function Offline({ onReload }: OfflineProps) {
  const { timeZone } = usePlatform();
  const lastBalance = useLastBalance();
  const onOnline = useEffectEvent(onReload);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  useHiddenWhileAway({ onReturn: async () => onReload() });
  if (!lastBalance) return <OfflineScreen status="unknownBalance" onReload={onReload} />;
  const { cb, decimals, at } = lastBalance;
  return (
    <OfflineScreen
      status="lastBalance"
      cb={cb}
      decimals={decimals}
      asOf={writeReportDate(at, timeZone)}
      onReload={onReload}
    />
  );
}
