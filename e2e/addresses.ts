import type * as tables from '@cb/site/routes/memberTable';
import { runnerImport } from 'vite';

/** Imported with Vite and without styles, which Node cannot read: the login's route contains its screen. */
const { module } = await runnerImport<typeof tables>('./apps/site/src/routes/memberTable.tsx', {
  configFile: false,
  plugins: [{ name: 'no-styles', load: (id) => (id.endsWith('.css.ts') ? '' : undefined) }],
});
export const { memberTable, routeTable } = module;

const inArea = (...areas: string[]) =>
  routeTable.flatMap(({ area, path }) => (areas.includes(area) ? [path] : []));

/** The addresses of all screens that need no login, and of the static pages. */
export const publicAddresses = [
  ...inArea('public'),
  '/home',
  '/nowhere',
  '/offline.html',
  '/giftcards.html',
  '/privacy-policy.html',
  '/terms-of-service.html',
  '/refer-and-earn.html',
];

/** The addresses of all screens for members, but of a few provider walls only, which differ in their texts. */
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
