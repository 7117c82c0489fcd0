import { providersOrigin } from './providersOrigin.ts';
import { settings } from './settings.ts';

const { links, framedPages, messengerAppId } = settings;

/** Every address outside the site, as the operator set it (decision D8). */
export const externalLinks = links;

/** Where a framed page is: at its address, or at the reference backend's pretend providers. */
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
  rapidoreachWidget: framed(framedPages.rapidoreachWidget),
  messengerAppId,
};

/** Origins that may be framed: https ones, and the pretend providers' (decision D20). */
export const framedOrigins: readonly string[] = [
  ...settings.framedOrigins,
  ...(providersOrigin === undefined ? [] : [providersOrigin]),
];
