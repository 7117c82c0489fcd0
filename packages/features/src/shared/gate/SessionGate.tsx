import { retryAdvice } from '@cb/ui/domain/memberMessages';
import { usePlatform } from '@cb/ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Fragment,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { saveDrafts } from '../forms/useDraft.ts';
import { useHiddenWhileAway } from '../hooks/useHiddenWhileAway.ts';
import { OtherTabsContext, type TabMessage } from '../session/otherTabs.ts';
import {
  recheckSession,
  isStillMember,
  type Session,
  SessionContext,
  sessionQuery,
} from '../session/session.ts';
import { isNetworkFailure } from '../wire/CallError.ts';
import { onSessionDoubt } from '../wire/post.ts';
import type { WireId } from '../wire/records.ts';
import { settleWithin } from '../basics/settleWithin.ts';
import { claimDevice, forgetMember, forgetResponses, setDeletedMember } from './forgetMember.ts';

/**
 * Why nobody is logged in: `absent` from the start, the session `expired`, or the member logged out
 * or deleted the account in another tab.
 */
export type Departure = 'absent' | 'expired' | 'loggedOut' | 'deleted';

/** The member whose pages are shown. */
export interface Member {
  readonly userId: WireId;
  /** Whether these pages replaced those of another member (D60). */
  readonly startedOver: boolean;
}

/** How long a page restored by Back or Forward waits for the session, in ms. */
const sessionTimeoutMs = 1000;

/**
 * Returns the member whose pages may be shown. Fetches the session again when a call's response
 * suggests that it has ended, when the tab becomes visible, and when someone logs in in another tab. A
 * page that Back or Forward restores is shown again to the same member only, and otherwise reloaded.
 */
function useMember(session: Session | undefined) {
  const platform = usePlatform();
  const client = useQueryClient();
  const tabs = use(OtherTabsContext);
  const [knownMember, setKnownMember] = useState<Member>();
  const [departure, setDeparture] = useState<Departure>();
  const [isLeaving, setIsLeaving] = useState(false);
  const isClosed = useRef(false);
  const userId = session?.status === 'member' ? session.userId : undefined;

  // A layout effect, so that the previous member's pages are neither shown nor fetch anything.
  useLayoutEffect(() => {
    if (!session || departure || isClosed.current) return;
    if (userId === undefined) {
      saveDrafts();
      setDeparture(knownMember ? 'expired' : 'absent');
    } else if (userId !== knownMember?.userId) {
      claimDevice(client, userId, knownMember?.userId);
      const show = () => setKnownMember({ userId, startedOver: knownMember !== undefined });
      // Not urgent for the first member, whose pages replace no other member's.
      if (knownMember) show();
      else startTransition(show);
    }
  }, [session, userId, knownMember, departure, client]);

  useEffect(() => {
    if (departure) forgetResponses(client);
  }, [departure, client]);

  const recheck = useEffectEvent(() => {
    if (!departure && !isClosed.current) void recheckSession(client);
  });

  const onTabMessage = useEffectEvent((message: TabMessage) => {
    if (message === 'login') return recheck();
    const isEnd = message === 'logout' || message === 'deletion';
    if (!isEnd || !knownMember || departure || isClosed.current) return;
    void forgetMember(client, knownMember.userId);
    if (message === 'deletion') setDeletedMember(knownMember.userId);
    setDeparture(message === 'logout' ? 'loggedOut' : 'deleted');
  });

  useEffect(() => {
    const onVisibilityChange = () => document.visibilityState === 'visible' && recheck();
    const stops = [
      onSessionDoubt(() => recheck()),
      tabs.subscribe((message) => onTabMessage(message)),
    ];
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [tabs]);

  useHiddenWhileAway({
    // A pending response may be older than the return to the page.
    onLeave: () => void client.cancelQueries(sessionQuery),
    async onReturn() {
      const checkMember = async () =>
        knownMember && !isClosed.current && isStillMember(client, knownMember.userId);
      const isSameMember = await settleWithin(sessionTimeoutMs, platform.clock, checkMember);
      if (isSameMember?.value) return;
      // Until the reload, the page stays hidden and ignores events.
      isClosed.current = true;
      platform.reload();
      await new Promise(() => {});
    },
  });

  const shownMember = knownMember?.userId === userId && !isLeaving ? knownMember : undefined;
  const shownId = shownMember?.userId ?? '';
  // Stable, because the whole shell would otherwise render with each response about the session.
  const control = useMemo(() => {
    const close = () => void (isClosed.current = true);
    const leave = () => {
      close();
      setIsLeaving(true);
    };
    return { userId: shownId, close, leave };
  }, [shownId]);
  return { shownMember, departure, isLeaving, control };
}

export interface SessionGateProps {
  /** Shown if nobody is logged in; leads to the login or another page. */
  visitor: (departure: Departure) => ReactNode;
  /** Shown if there was no response; `retry` fetches the session again, `advice` says what to do. */
  failed: (retry: () => void, advice: string) => ReactNode;
  /** The member's pages; without a member while the session is loading, and while logging out. */
  children: (member: Member | undefined) => ReactNode;
}

/**
 * Fetches the user id of the session on entry to the dashboard, and again whenever the session may
 * have changed (D53, D60). Data of a previous member is deleted before anything else is shown.
 */
export function SessionGate({ visitor, failed, children }: SessionGateProps) {
  const session = useQuery(sessionQuery);
  const { shownMember, departure, isLeaving, control } = useMember(session.data);
  if (departure) return visitor(departure);
  const hasFailed = !shownMember && !session.data && !session.isPending;
  if (hasFailed && !isLeaving) {
    const advice = retryAdvice[isNetworkFailure(session.error) ? 'network' : 'server'];
    return failed(() => void session.refetch(), advice);
  }
  return (
    <SessionContext value={control}>
      {/* Remounts the pages for another member, but not when the first member becomes known. */}
      <Fragment key={shownMember?.startedOver ? shownMember.userId : undefined}>
        {children(shownMember)}
      </Fragment>
    </SessionContext>
  );
}
