import {
  isWall,
  pagesIn,
  type ProviderSlug,
  type WallContainer,
  type WallSlug,
} from '@cb/features/offerWalls/providers';
import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { DashboardNotFoundPage } from './pages/dashboard/DashboardNotFoundPage.tsx';
import { Redirect } from './Redirect.tsx';
import { retryingLazy } from './retryingLazy.ts';

const AccountSettingsPage = retryingLazy(
  async () => (await import('./pages/dashboard/AccountSettingsPage.tsx')).AccountSettingsPage,
);
const EmailResetPage = retryingLazy(
  async () => (await import('./pages/dashboard/EmailResetPage.tsx')).EmailResetPage,
);
const InboxPage = retryingLazy(
  async () => (await import('./pages/dashboard/InboxPage.tsx')).InboxPage,
);
const NewsPage = retryingLazy(
  async () => (await import('./pages/dashboard/NewsPage.tsx')).NewsPage,
);
const VideoGuidesPage = retryingLazy(
  async () => (await import('./pages/dashboard/VideoGuidesPage.tsx')).VideoGuidesPage,
);
const OldAccountPage = retryingLazy(
  async () => (await import('./pages/dashboard/OldAccountPage.tsx')).OldAccountPage,
);
const WelcomePage = retryingLazy(
  async () => (await import('./pages/dashboard/WelcomePage.tsx')).WelcomePage,
);
const ProfilePage = retryingLazy(
  async () => (await import('./pages/dashboard/ProfilePage.tsx')).ProfilePage,
);
const SidebarPage = retryingLazy(
  async () => (await import('./pages/dashboard/SidebarPage.tsx')).SidebarPage,
);
const OffersPage = retryingLazy(
  async () => (await import('./pages/dashboard/OffersPage.tsx')).OffersPage,
);
const StorePage = retryingLazy(
  async () => (await import('./pages/dashboard/StorePage.tsx')).StorePage,
);
const GiftCardPage = retryingLazy(
  async () => (await import('./pages/dashboard/GiftCardPage.tsx')).GiftCardPage,
);
const OfferWallsPage = retryingLazy(
  async () => (await import('./pages/dashboard/OfferWallsPage.tsx')).OfferWallsPage,
);
const SurveysPage = retryingLazy(
  async () => (await import('./pages/dashboard/SurveysPage.tsx')).SurveysPage,
);
const SurveyTablesPage = retryingLazy(
  async () => (await import('./pages/dashboard/SurveyTablesPage.tsx')).SurveyTablesPage,
);
const SurveyWallPage = retryingLazy(
  async () => (await import('./pages/dashboard/SurveyWallPage.tsx')).SurveyWallPage,
);
const YourSurveysPage = retryingLazy(
  async () => (await import('./pages/dashboard/YourSurveysPage.tsx')).YourSurveysPage,
);

const ReferralsPage = retryingLazy(
  async () => (await import('./pages/dashboard/ReferralsPage.tsx')).ReferralsPage,
);
const PromotionPage = retryingLazy(
  async () => (await import('./pages/dashboard/PromotionPage.tsx')).PromotionPage,
);
const ReportsPage = retryingLazy(
  async () => (await import('./pages/dashboard/ReportsPage.tsx')).ReportsPage,
);

const PayzaPage = retryingLazy(
  async () => (await import('./pages/dashboard/PayzaPage.tsx')).PayzaPage,
);
const RedeemPage = retryingLazy(
  async () => (await import('./pages/dashboard/RedeemPage.tsx')).RedeemPage,
);

const OfferWallPage = retryingLazy(
  async () => (await import('./pages/dashboard/OfferWallPage.tsx')).OfferWallPage,
);
const InbrainPage = retryingLazy(
  async () => (await import('./pages/dashboard/InbrainPage.tsx')).InbrainPage,
);
const WidgetPage = retryingLazy(
  async () => (await import('./pages/dashboard/WidgetPage.tsx')).WidgetPage,
);
const TasksPage = retryingLazy(
  async () => (await import('./pages/dashboard/TasksPage.tsx')).TasksPage,
);
const CashbackPage = retryingLazy(
  async () => (await import('./pages/dashboard/CashbackPage.tsx')).CashbackPage,
);
const CouponsPage = retryingLazy(
  async () => (await import('./pages/dashboard/CouponsPage.tsx')).CouponsPage,
);

/** The pages of the providers that have a container of their own. */
const ownPages: Readonly<Record<Exclude<ProviderSlug, WallSlug>, ReactNode>> = {
  'rapidoreach-widget': <WidgetPage />,
  inbrain: <InbrainPage />,
};

function providerPages(container: WallContainer): Readonly<Record<string, ReactNode>> {
  const elements: Record<string, ReactNode> = {};
  for (const { slug, name, mode = 'frame' } of pagesIn(container)) {
    elements[slug] = isWall(slug) ? (
      <OfferWallPage title={name} wall={slug} mode={mode} />
    ) : (
      ownPages[slug]
    );
  }
  return elements;
}

/** The children of /dashboard/offers; an unknown one leads to the first tab (decision D41). */
const offers: Readonly<Record<string, ReactNode>> = {
  wall: <SurveyWallPage />,
  ...providerPages('offers'),
  yoursurveys: <YourSurveysPage />,
  profile: <ProfilePage />,
  cboffers: <TasksPage />,
};

/** The children of /dashboard/offerwallcb (OWC-03 to OWC-05). */
const offerWalls = providerPages('offerwallcb');

/** The other children of /dashboard (RTE-08 to RTE-27). */
const screens: Readonly<Record<string, ReactNode>> = {
  userprofile: <ProfilePage />,
  surveys: <SurveysPage />,
  transactioncb: <ReportsPage />,
  referearn: <ReferralsPage />,
  sidebar: <SidebarPage />,
  promomaterial: <PromotionPage />,
  cbpayza: <PayzaPage />,
  cintpanels: <OldAccountPage />,
  rpcoupons: <CouponsPage />,
  accountsettings: <AccountSettingsPage />,
  cbinbox: <InboxPage />,
  cbnews: <NewsPage />,
  cbcashback: <CashbackPage />,
  cbvideoguides: <VideoGuidesPage />,
  standalone: <SurveyTablesPage />,
  cbmessage: <WelcomePage />,
  redeem: <RedeemPage />,
  redeemrewards: <StorePage />,
  'redeemrewards/details/:brandKey': <GiftCardPage />,
};

const routesOf = (elements: Readonly<Record<string, ReactNode>>, under = '') =>
  Object.entries(elements).map(([path, element]) => (
    <Route key={path} path={under + path} element={element} />
  ));

/**
 * Pages that share the frame of a container. What leads to the first of them stands beside the
 * frame: inside, it would wait for the frame's code and take back a click made meanwhile.
 */
function container(
  element: ReactNode,
  path: string,
  elements: Readonly<Record<string, ReactNode>>,
) {
  const [first = ''] = Object.keys(elements);
  return (
    <>
      <Route element={element}>{routesOf(elements, `${path}/`)}</Route>
      <Route path={`${path}/*`} element={<Redirect to={`/dashboard/${path}/${first}`} />} />
    </>
  );
}

/** Everything under /dashboard, for the table of the site's routes. */
export const dashboardRoutes = (
  <>
    <Route index element={<Redirect to="/dashboard/offers" />} />
    {container(<OffersPage />, 'offers', offers)}
    {container(<OfferWallsPage />, 'offerwallcb', offerWalls)}
    {routesOf(screens)}
    <Route path="*" element={<DashboardNotFoundPage />} />
  </>
);

/** /email/reset stands in the shell too, since it is a member's (decision D9). */
export const emailResetElement = <EmailResetPage />;
