import { useProductName } from '@cb/ui/components/Wordmark';
import { widgetFailed } from '@cb/ui/domain/memberMessages';
import { usePlatform } from '@cb/ui/platform';
import { WidgetScreen } from '@cb/ui/screens/OfferWalls/WidgetScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { frameSource } from '../shared/basics/address.ts';
import { useAlertOfFailure } from '../shared/hooks/useAlertOfFailure.ts';
import { useFrameMessages } from '../shared/hooks/useFrame.ts';
import { memberIdQuery, rapidoReachIdQuery } from './offerWallsApi.ts';

/** The time after which the widget counts as slow, in ms (WGT-06). */
const slowMs = 20_000;

export interface RapidoReachWidgetProps {
  /** The address of the page that runs the script; `undefined` if the operator serves none. */
  page: string | undefined;
  /** The address of the wall that RapidoReach also offers as a frame. */
  wallHref: string;
  /** The exact origins that may be framed (D20). */
  allowedOrigins: readonly string[];
}

interface LoadingState {
  /** The number of the current attempt, from 1. */
  readonly attempt: number;
  readonly outcome: 'loading' | 'loaded' | 'broken' | 'slow';
}

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
  const [{ attempt, outcome }, setState] = useState<LoadingState>({
    attempt: 1,
    outcome: 'loading',
  });

  const failureMessage = member.error ? widgetFailed(productName).member : undefined;
  const retryMember = useAlertOfFailure(member, failureMessage);
  const hasMemberFailed = member.error !== null && !member.isFetching;
  const hasProviderFailed = provider.error !== null && !provider.isFetching;
  const memberId = member.isFetching ? undefined : member.data;
  const rapidoReachId = provider.isFetching ? undefined : provider.data;
  const address = memberId && rapidoReachId && widgetAddress(page, { memberId, rapidoReachId });
  const source = address ? frameSource(address, { allowedOrigins, fromOperator: true }) : undefined;
  const origin = source?.kind === 'frame' ? new URL(source.src).origin : undefined;

  useEffect(() => {
    if (outcome !== 'loading' || hasMemberFailed || hasProviderFailed) return undefined;
    return clock.after(slowMs, () => setState({ attempt, outcome: 'slow' }));
  }, [clock, attempt, outcome, hasMemberFailed, hasProviderFailed]);

  useFrameMessages(frameRef, origin, (data) => {
    const event = readWidgetEvent(data);
    if (event) setState({ attempt, outcome: event === 'error' ? 'broken' : 'loaded' });
  });

  function toCause() {
    if (hasMemberFailed) return 'member';
    if (hasProviderFailed) return 'provider';
    if (outcome === 'broken' || (source && !origin)) return 'widget';
    return outcome === 'slow' ? 'slow' : undefined;
  }

  function reload() {
    setState({ attempt: attempt + 1, outcome: 'loading' });
    if (!member.data) retryMember();
    if (!provider.data) void provider.refetch();
  }

  // The same frame in every state, so that it is not remounted.
  const widget = source?.kind === 'frame' ? { source, attempt, frameRef } : undefined;
  const cause = toCause();
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
