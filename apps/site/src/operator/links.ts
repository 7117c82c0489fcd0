import { settings } from './pageSettings.ts';

const { links, framedPages, messengerAppId, widgetOrigin } = settings;

/** The addresses outside the site, as set by the operator (D8). */
export const externalLinks = links;

/** Addresses outside the site that only the member area uses. */
export const memberLinks = { ...links, ...framedPages, messengerAppId };

/** The address of the page that runs scripts of partners; `undefined` without one (D295). */
export const widgetPage = widgetOrigin === null ? undefined : `${widgetOrigin}/widget.html`;

/** The origins that may be framed (D20). */
export const framedOrigins: readonly string[] = [
  ...settings.framedOrigins,
  ...(widgetOrigin === null ? [] : [widgetOrigin]),
];
