import { isWall, pagesIn, type WallContainer } from '@cb/features/offerWalls/providers';
import { framedOrigins, memberLinks, widgetPage } from '../operator/links.ts';
import { paths } from './paths.ts';
import { memberScreen, type MemberRoute } from './route.ts';

/** The routes of the providers' screens, from their records. */
const providerScreens = (area: WallContainer): readonly MemberRoute[] =>
  pagesIn(area).map(({ slug, name, mode = 'frame' }) => {
    const row = { path: `${paths.dashboard}/${area}/${slug}`, title: name, area };
    if (isWall(slug)) {
      return memberScreen({
        ...row,
        load: () => import('@cb/features/offerWalls/OfferWall'),
        render: ({ OfferWall }) => (
          <OfferWall wall={slug} mode={mode} allowedOrigins={framedOrigins} />
        ),
      });
    }
    switch (slug) {
      case 'rapidoreach-widget':
        return memberScreen({
          ...row,
          load: () => import('@cb/features/offerWalls/RapidoReachWidget'),
          render: ({ RapidoReachWidget }) => (
            <RapidoReachWidget
              page={widgetPage}
              wallHref={`${paths.dashboard}/${area}/rapidoreach`}
              allowedOrigins={framedOrigins}
            />
          ),
        });
      case 'inbrain':
        return memberScreen({
          ...row,
          load: () => import('@cb/features/offerWalls/InbrainWall'),
          render: ({ InbrainWall }) => <InbrainWall allowedOrigins={framedOrigins} />,
        });
    }
  });

/**
 * The routes of the containers' screens. The address of a container, and any unknown one below it,
 * redirects to its first page (D41).
 */
export const wallTable: readonly MemberRoute[] = [
  memberScreen({
    path: `${paths.discover}/wall`,
    title: 'CB Surveys',
    area: 'offers',
    shape: 'wall',
    load: () => import('../pages/dashboard/SurveyWallPage.tsx'),
    render: ({ SurveyWallPage }) => <SurveyWallPage />,
  }),
  memberScreen({
    path: `${paths.discover}/yoursurveys`,
    title: 'YourSurveys',
    area: 'offers',
    shape: 'cards',
    load: () => import('@cb/features/surveys/YourSurveys'),
    render: ({ YourSurveys }) => <YourSurveys profileHref={paths.profile} />,
  }),
  memberScreen({
    path: `${paths.discover}/profile`,
    title: 'My Profile',
    area: 'offers',
    load: () => import('../pages/dashboard/ProfilePage.tsx'),
    render: ({ ProfilePage }) => <ProfilePage />,
  }),
  memberScreen({
    path: paths.tasks,
    title: 'CB Offers',
    area: 'offers',
    load: () => import('@cb/features/offerWalls/HelpDeskWall'),
    render: ({ HelpDeskWall }) => (
      <HelpDeskWall page="cboffers" address={memberLinks.tasks} allowedOrigins={framedOrigins} />
    ),
  }),
  ...providerScreens('offers'),
  ...providerScreens('offerwallcb'),
];
