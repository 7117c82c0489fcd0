import { usePlatform } from '@cb/ui/platform/Platform.tsx';
import {
  cintFailure,
  OldAccountScreen,
} from '@cb/ui/screens/Account/OldAccountScreen/OldAccountScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { frameSource } from '../lib/address.ts';
import { cintQuery, messagesOf } from './api.ts';

export interface OldAccountProps {
  /** Help for who cannot get in; outside the site. */
  troubleHref: string;
  /** https origins that may be framed (decision D20); others are linked. */
  allowedOrigins: readonly string[];
}

/** The old-account panels over POST /cint/offerwall (part 1 §2, §7). Every failure raises an alert. */
export function OldAccount({ troubleHref, allowedOrigins }: OldAccountProps) {
  const { alert } = usePlatform();
  const { data, error, isFetching, errorUpdatedAt, refetch } = useQuery(cintQuery);
  const failed = error !== null && !isFetching;

  useEffect(() => {
    if (failed) alert(cintFailure);
  }, [failed, errorUpdatedAt, alert]);

  if (data) {
    const { address, ...lists } = data;
    const source = frameSource(address, { allowedOrigins });
    return <OldAccountScreen status="ready" {...lists} source={source} troubleHref={troubleHref} />;
  }
  if (!failed) return <OldAccountScreen status="loading" troubleHref={troubleHref} />;
  return (
    <OldAccountScreen
      status="failed"
      {...messagesOf(error)}
      troubleHref={troubleHref}
      onRetry={() => void refetch()}
    />
  );
}
