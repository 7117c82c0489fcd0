import * as v from 'valibot';
import { appIdOf } from './appId.ts';

export interface WidgetIds {
  readonly memberId: string;
  readonly rapidoReachId: string;
}

/**
 * Adds the app id and both user ids to the widget's address (decision D19); '' if it is invalid.
 */
export function widgetAddress(address: string, { memberId, rapidoReachId }: WidgetIds) {
  if (!URL.canParse(address, location.href)) return '';
  const url = new URL(address, location.href);
  url.searchParams.set('app_id', appIdOf(rapidoReachId));
  url.searchParams.set('user_id', rapidoReachId);
  url.searchParams.set('member_id', memberId);
  return url.href;
}

const widgetEvent = v.object({ type: v.picklist(['ready', 'load', 'error']) });

/** Reads an event of the widget; `undefined` for anything else. */
export function readWidgetEvent(data: unknown) {
  const parsed = v.safeParse(widgetEvent, data);
  return parsed.success ? parsed.output.type : undefined;
}
