import * as v from 'valibot';

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

export interface WidgetIds {
  readonly memberId: string;
  readonly rapidoReachId: string;
}

/**
 * Returns the address of the page that runs RapidoReach's script, with the attributes of the script
 * (decision D295). They are in the fragment, which no server logs.
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
