import { goalText } from '@cb/ui/domain/goalText';
import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import { putBalance, refreshBalance } from '../member/balance.ts';
import { readMyGoal, readCbPerSurvey } from '../member/goal.ts';
import { OtherTabsContext } from '../session/otherTabs.ts';
import { recheckSession, isStillMember, useUserId } from '../session/session.ts';
import { readMessage } from './message.ts';
import { type CreatePort, createSocketPort, type IncomingEvent } from './socketPort.ts';
import { useToasts } from './useToasts.tsx';

/** Opens the connection; replaced in stories. */
export const PortContext = createContext<CreatePort>(createSocketPort);

/**
 * Keeps the member connected while mounted, and renders pushes as success toasts (RTM-06). A balance in a push
 * becomes the member's balance; after each registration, the balance is fetched. If the server refuses to
 * register the member, the session is checked.
 */
export function Realtime() {
  const userId = useUserId();
  const createPort = use(PortContext);
  const { clock, locale } = usePlatform();
  const [toasts, showToast] = useToasts();
  const tabs = use(OtherTabsContext);
  const queryClient = useQueryClient();
  /** The number of logins of the same member in other tabs. */
  const [logins, setLogins] = useState(0);

  /** Returns the distance to the member's goal with a new balance, as a text. */
  function goalNote(balance: number | undefined) {
    const goal = readMyGoal(userId);
    if (!goal || balance === undefined) return undefined;
    return goalText(goal, { balance, cbPerSurvey: readCbPerSurvey(userId) }, locale);
  }

  const onPush = useEffectEvent((event: IncomingEvent, payload: unknown) => {
    const message = readMessage(event, payload);
    if (!message) return;
    const { title, content, balance } = message;
    if (balance !== undefined) putBalance(queryClient, userId, balance);
    if (!title.trim() && !content.trim()) return;
    showToast({ type: 'success', title, content, note: goalNote(balance) });
  });

  useEffect(() => {
    const port = createPort({
      userId,
      clock,
      onPush: (event, payload) => onPush(event, payload),
      // The known balance may lack changes that were not pushed.
      onRegistered: () => void refreshBalance(queryClient, userId),
      onRefused: () => void recheckSession(queryClient),
    });
    return () => port.close();
    // The connection belongs to the session that opened it, so each login opens another one.
  }, [queryClient, createPort, clock, userId, logins]);

  useEffect(
    () =>
      tabs.subscribe((message) => {
        if (message !== 'login') return;
        // Another member's session must not be connected as this one.
        void isStillMember(queryClient, userId).then(
          (isStill) => isStill && setLogins((count) => count + 1),
        );
      }),
    [tabs, queryClient, userId],
  );

  return toasts;
}
