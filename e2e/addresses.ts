import { routeTable } from '@cb/site/routeTable';

const inArea = (...areas: string[]) =>
  routeTable.flatMap(({ area, path }) => (areas.includes(area) ? [path] : []));

/** Every screen of the site that needs no login, and the static pages. */
export const publicAddresses = [
  ...inArea('public', 'alone'),
  '/nowhere',
  '/giftcards.html',
  '/privacy-policy.html',
  '/terms-of-service.html',
  '/refer-and-earn.html',
];

/** Every screen of a member; the walls of providers differ in words only, so that some stand for all. */
export const memberAddresses = [
  ...inArea('member').map((path) => path.replace(':brandKey', 'B100001')),
  '/dashboard/transactioncb?tab=redemptions',
  '/dashboard/nowhere',
  '/dashboard/offers/wall',
  '/dashboard/offers/rapidoreach',
  '/dashboard/offers/yoursurveys',
  '/dashboard/offers/profile',
  '/dashboard/offers/cboffers',
  '/dashboard/offerwallcb/rapidoreach',
  '/dashboard/offerwallcb/rapidoreach-widget',
  '/dashboard/offerwallcb/inbrain',
  '/dashboard/offerwallcb/personaly',
];
