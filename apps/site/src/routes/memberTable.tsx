import { trackEvent } from '@cb/features/shared/operator/analytics';
import type { WallContainer } from '@cb/features/offerWalls/providers';
import { bannersOf } from '../operator/banners.ts';
import { externalLinks, framedOrigins, memberLinks } from '../operator/links.ts';
import { settings } from '../operator/pageSettings.ts';
import { paths, redemptionStatus } from './paths.ts';
import { publicTable } from './publicTable.tsx';
import { memberScreen, routeIn, type MemberRoute, type ScreenRoute } from './route.ts';
import { wallTable } from './wallTable.tsx';

/** The links in the messages (D47). */
const inboxLinks = {
  surveys: paths.surveys,
  referAndEarn: paths.referAFriend,
  giftCards: paths.giftCards,
  games: externalLinks.games,
  welcome: paths.welcome,
};

/** Creates the route of a help desk's page. */
const helpScreen = (topic: 'news' | 'videoGuides', title: string) =>
  memberScreen({
    path: paths[topic],
    title,
    load: () => import('@cb/features/help/HelpFrame'),
    render: ({ HelpFrame }) => (
      <HelpFrame
        topic={topic}
        address={memberLinks[topic]}
        allowedOrigins={framedOrigins}
        hostingSignUpHref={memberLinks.hostingSignUp}
      />
    ),
  });

/** The routes of all members' screens. */
export const memberTable: readonly MemberRoute[] = [
  // Surveys and offers
  memberScreen({
    path: paths.surveys,
    title: 'Surveys',
    shape: 'cards',
    load: () => import('../pages/dashboard/SurveysPage.tsx'),
    render: ({ SurveysPage }) => <SurveysPage />,
  }),
  memberScreen({
    path: paths.surveyTables,
    title: 'Survey tables',
    shape: 'rows',
    navEntry: paths.surveys,
    load: () => import('@cb/features/surveys/SurveyTables'),
    render: ({ SurveyTables }) => <SurveyTables />,
  }),
  memberScreen({
    path: paths.cashBack,
    title: 'Cash back',
    navEntry: paths.offerWalls,
    load: () => import('@cb/features/offerWalls/HelpDeskWall'),
    render: ({ HelpDeskWall }) => (
      <HelpDeskWall
        page="cashback"
        address={memberLinks.cashback}
        allowedOrigins={framedOrigins}
        onEvent={trackEvent}
      />
    ),
  }),
  memberScreen({
    path: paths.coupons,
    title: 'Coupons',
    navEntry: paths.offerWalls,
    load: () => import('@cb/features/offerWalls/Coupons'),
    render: ({ Coupons }) => (
      <Coupons address={memberLinks.coupons} allowedOrigins={framedOrigins} />
    ),
  }),
  // Rewards and reports
  memberScreen({
    path: paths.redeem,
    title: 'Redeem',
    shape: 'store',
    navEntry: paths.redeemRewards,
    load: () => import('../pages/dashboard/RedeemPage.tsx'),
    render: ({ RedeemPage }) => <RedeemPage />,
  }),
  memberScreen({
    path: paths.redeemRewards,
    title: 'Rewards Store',
    shape: 'store',
    load: () => import('../pages/dashboard/StorePage.tsx'),
    render: ({ StorePage }) => <StorePage />,
  }),
  memberScreen({
    path: `${paths.redeemRewards}/details/:brandKey`,
    title: 'Gift card',
    heading: '',
    load: () => import('../pages/dashboard/GiftCardPage.tsx'),
    render: ({ GiftCardPage }) => <GiftCardPage />,
  }),
  memberScreen({
    path: paths.cash,
    title: 'Redeem Through Payza',
    navEntry: paths.redeemRewards,
    load: () => import('@cb/features/redeem/Payza'),
    render: ({ Payza }) => <Payza statusHref={redemptionStatus} surveysHref={paths.surveys} />,
  }),
  memberScreen({
    path: paths.earningReport,
    title: 'Earning Report',
    heading: 'CB Transaction Reports',
    shape: 'rows',
    load: () => import('../pages/dashboard/ReportsPage.tsx'),
    render: ({ ReportsPage }) => <ReportsPage />,
  }),
  // Friends
  memberScreen({
    path: paths.referAFriend,
    title: 'Refer & Earn',
    shape: 'invitation',
    load: () => import('@cb/features/referrals/Referrals'),
    render: ({ Referrals }) => <Referrals messengerAppId={memberLinks.messengerAppId} />,
  }),
  memberScreen({
    path: paths.promotionalMaterial,
    title: 'Promotional Material',
    shape: 'cards',
    load: () => import('@cb/features/promotion/Promotion'),
    render: ({ Promotion }) => (
      <Promotion {...bannersOf()} messengerAppId={memberLinks.messengerAppId} />
    ),
  }),
  // Account
  memberScreen({
    path: paths.profile,
    title: 'My Profile',
    shape: 'profile',
    load: () => import('../pages/dashboard/ProfilePage.tsx'),
    render: ({ ProfilePage }) => <ProfilePage />,
  }),
  memberScreen({
    path: paths.accountSettings,
    title: 'Account Settings',
    load: () => import('../pages/dashboard/AccountSettingsPage.tsx'),
    render: ({ AccountSettingsPage }) => <AccountSettingsPage />,
  }),
  memberScreen({
    path: paths.emailReset,
    title: 'Change Email Id',
    navEntry: paths.accountSettings,
    load: () => import('@cb/features/account/EmailReset'),
    render: ({ EmailReset }) => <EmailReset settingsHref={paths.accountSettings} />,
  }),
  memberScreen({
    path: paths.oldAccount,
    title: 'Old account',
    heading: 'Your old account',
    navEntry: paths.accountSettings,
    load: () => import('@cb/features/account/OldAccount'),
    render: ({ OldAccount }) => (
      <OldAccount troubleHref={memberLinks.oldAccountTrouble} allowedOrigins={framedOrigins} />
    ),
  }),
  // Messages and help
  memberScreen({
    path: paths.inbox,
    title: 'Inbox',
    shape: 'rows',
    load: () => import('@cb/features/messages/Inbox'),
    render: ({ Inbox }) => <Inbox links={inboxLinks} />,
  }),
  memberScreen({
    path: paths.welcome,
    title: 'Welcome',
    heading: '',
    navEntry: paths.inbox,
    load: () => import('../pages/dashboard/WelcomePage.tsx'),
    render: ({ WelcomePage }) => <WelcomePage />,
  }),
  helpScreen('news', 'News'),
  helpScreen('videoGuides', 'Video Guides'),
  // Navigation
  memberScreen({
    path: paths.more,
    title: 'All parts',
    heading: `All parts of ${settings.productName}`,
    shape: 'rows',
    load: () => import('../pages/dashboard/MorePage.tsx'),
    render: ({ MorePage }) => <MorePage />,
  }),
  // Offers and offer walls, in their containers
  ...wallTable,
];

/** Returns the address of the first screen in a container, to which its own address leads. */
export const firstPathIn = (name: WallContainer) =>
  memberTable.find(({ area }) => area === name)?.path ?? paths.dashboard;

/** Returns the address of the navigation's entry that is marked on a page. */
export const entryOf = (pathname: string) => routeIn(memberTable, pathname)?.navEntry ?? pathname;

/**
 * The routes of all screens (RTE-01 to RTE-31). Document titles, page tracking, prefetching and the checks
 * that visit every page are derived from this table.
 */
export const routeTable: readonly ScreenRoute[] = [...publicTable, ...memberTable];
