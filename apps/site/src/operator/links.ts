import { providersOrigin } from './providersOrigin.ts';
import { settings } from './settings.ts';

const { links, framedPages, messengerAppId, widgetOrigin } = settings;

/** The addresses outside the site, as set by the operator (decision D8). */
export const externalLinks = links;

/** Returns the address of a framed page, or that of the mock backend's provider. */
function framed(address: string): string {
  const { pathname, search } = new URL(address);
  return providersOrigin === undefined ? address : new URL(pathname + search, providersOrigin).href;
}

/** Addresses outside the site that only the member area uses. */
export const memberLinks = {
  ...links,
  news: framed(framedPages.news),
  videoGuides: framed(framedPages.videoGuides),
  coupons: framed(framedPages.coupons),
  cashback: framed(framedPages.cashback),
  tasks: framed(framedPages.tasks),
  messengerAppId,
};

const widgets = providersOrigin ?? widgetOrigin;

/** The address of the page that runs scripts of partners; `undefined` without one (D295). */
export const widgetPage = widgets === null ? undefined : `${widgets}/widget.html`;

/** The origins that may be framed: https ones, and that of the mock providers (decision D20). */
export const framedOrigins: readonly string[] = [
  ...settings.framedOrigins,
  ...(widgets === null ? [] : [widgets]),
];
