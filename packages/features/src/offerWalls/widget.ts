import * as v from 'valibot';
import { appIdOf } from './appId.ts';

export interface WidgetIds {
  readonly memberId: string;
  readonly rapidoReachId: string;
}

/** The widget's address with the app id and both user ids (decision D19); '' when it is no address. */
export function widgetAddress(address: string, { memberId, rapidoReachId }: WidgetIds) {
  if (!URL.canParse(address, location.href)) return '';
  const url = new URL(address, location.href);
  url.searchParams.set('app_id', appIdOf(rapidoReachId));
  url.searchParams.set('user_id', rapidoReachId);
  url.searchParams.set('member_id', memberId);
  return url.href;
}

const widgetEvent = v.object({ type: v.picklist(['ready', 'load', 'error']) });

/** What the widget says of itself; `undefined` for anything else. */
export function readWidgetEvent(data: unknown) {
  const parsed = v.safeParse(widgetEvent, data);
  return parsed.success ? parsed.output.type : undefined;
}
