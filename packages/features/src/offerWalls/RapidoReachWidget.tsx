import { useProductName } from '@cb/ui/components/Wordmark';
import { usePlatform } from '@cb/ui/platform';
import { widgetMessages, WidgetScreen } from '@cb/ui/screens/OfferWalls/WidgetScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useAlertOfFailure } from '../shared/hooks/useAlertOfFailure.ts';
import { frameSource } from '../shared/basics/address.ts';
import { memberIdQuery, rapidoReachIdQuery } from './offerWallsApi.ts';
import { useFrameMessages } from '../shared/hooks/useFrame.ts';

/** The time limit for loading the widget, in ms (WGT-06). */
const fallbackMs = 20_000;

export interface RapidoReachWidgetProps {
  /** The address of the page that runs the script; `undefined` if the operator serves none. */
  page: string | undefined;
  /** The address of the wall that RapidoReach also offers as a frame. */
  wallHref: string;
  /** The exact origins that may be framed (D20). */
  allowedOrigins: readonly string[];
}

type Outcome = 'loading' | 'loaded' | 'broken' | 'slow';

/** The RapidoReach widget, if it is set up (D295). */
export function RapidoReachWidget({ page, wallHref, allowedOrigins }: RapidoReachWidgetProps) {
  if (page === undefined) return <WidgetScreen status="missing" wallHref={wallHref} />;
  return <Widget page={page} allowedOrigins={allowedOrigins} />;
}

type WidgetProps = { page: string } & Pick<RapidoReachWidgetProps, 'allowedOrigins'>;

/** The widget's frame: mounted once both user ids are known (WGT-04, D19). */
function Widget({ page, allowedOrigins }: WidgetProps) {
  const { clock } = usePlatform();
  const productName = useProductName();
  const member = useQuery(memberIdQuery);
  const provider = useQuery(rapidoReachIdQuery);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [{ attempt, outcome }, setState] = useState({ attempt: 1, outcome: 'loading' as Outcome });
  const finish = (next: Outcome) => setState({ attempt, outcome: next });

  const { member: reason } = widgetMessages(productName);
  const retryMember = useAlertOfFailure(member, member.error ? reason : undefined);
  const memberFailed = member.error !== null && !member.isFetching;
  const providerFailed = provider.error !== null && !provider.isFetching;
  const known = !member.isFetching && !provider.isFetching && member.data && provider.data;
  const source = known
    ? frameSource(widgetAddress(page, { memberId: member.data, rapidoReachId: provider.data }), {
        allowedOrigins,
        fromOperator: true,
      })
    : undefined;
  const origin = source?.kind === 'frame' ? new URL(source.src).origin : undefined;

  useEffect(() => {
    if (outcome !== 'loading' || memberFailed || providerFailed) return undefined;
    return clock.after(fallbackMs, () => setState({ attempt, outcome: 'slow' }));
  }, [clock, attempt, outcome, memberFailed, providerFailed]);

  useFrameMessages(frameRef, origin, (data) => {
    const event = readWidgetEvent(data);
    if (event) finish(event === 'error' ? 'broken' : 'loaded');
  });

  const cause =
    (memberFailed && 'member') ||
    (providerFailed && 'provider') ||
    ((outcome === 'broken' || (source && !origin)) && 'widget') ||
    (outcome === 'slow' && 'slow') ||
    undefined;

  function reload() {
    setState({ attempt: attempt + 1, outcome: 'loading' });
    if (!member.data) retryMember();
    if (!provider.data) void provider.refetch();
  }

  // The same frame in every state, so that it is not remounted.
  const widget = source?.kind === 'frame' ? { source, attempt, frameRef } : undefined;
  if (cause) {
    return <WidgetScreen status="failed" cause={cause} widget={widget} onReload={reload} />;
  }
  if (!widget) return <WidgetScreen status="waiting" />;
  const status = outcome === 'loaded' ? 'loaded' : 'loading';
  return <WidgetScreen status={status} widget={widget} onReload={reload} />;
}

/** Used if the user's id contains no app id (RPD-04). */
export const defaultAppId = 'cb-rewards';

/**
 * Returns the RapidoReach app id: the second-to-last of the hyphen-separated segments of the user's
 * RapidoReach id, which needs at least three; otherwise the default (RPD-04).
 */
export function appIdOf(rapidoReachUserId: string) {
  const segments = rapidoReachUserId.split('-');
  return (segments.length >= 3 && segments.at(-2)) || defaultAppId;
}

interface WidgetIds {
  readonly memberId: string;
  readonly rapidoReachId: string;
}

/**
 * Returns the address of the page that runs RapidoReach's script, with the attributes of the script
 * (D295). They are in the fragment, which no server logs.
 */
export function widgetAddress(page: string, { memberId, rapidoReachId }: WidgetIds) {
  const attributes = { 'app-id': appIdOf(rapidoReachId), 'end-user-id': memberId };
  return `${page}#${new URLSearchParams({ partner: 'rapidoreach', ...attributes })}`;
}

const widgetEvent = v.object({ type: v.picklist(['ready', 'load', 'error']) });

/** Reads an event of the widget; `undefined` for anything else. */
export function readWidgetEvent(data: unknown) {
  const parsed = v.safeParse(widgetEvent, data);
  return parsed.success ? parsed.output.type : undefined;
}
