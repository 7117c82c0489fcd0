import * as v from 'valibot';
import { appIdOf } from './appId.ts';

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
