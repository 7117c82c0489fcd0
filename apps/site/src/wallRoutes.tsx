import { isWall, pagesIn, type WallContainer } from '@cb/features/offerWalls/providers';
import { framedOrigins, memberLinks } from './links.ts';
import { paths } from './paths.ts';
import { memberScreen, type MemberRoute } from './route.ts';

/** The providers' screens, as their records say. */
const providerScreens = (area: WallContainer): readonly MemberRoute[] =>
  pagesIn(area).map(({ slug, name, mode = 'frame' }) => {
    const row = { path: `${paths.dashboard}/${area}/${slug}`, title: name, area };
    if (isWall(slug)) {
      return memberScreen({
        ...row,
        load: () => import('@cb/features/offerWalls/OfferWall'),
        draw: ({ OfferWall }) => (
          <OfferWall wall={slug} mode={mode} allowedOrigins={framedOrigins} />
        ),
      });
    }
    switch (slug) {
      case 'rapidoreach-widget':
        return memberScreen({
          ...row,
          load: () => import('@cb/features/offerWalls/RapidoReachWidget'),
          draw: ({ RapidoReachWidget }) => (
            <RapidoReachWidget
              address={memberLinks.rapidoreachWidget}
              allowedOrigins={framedOrigins}
            />
          ),
        });
      case 'inbrain':
        return memberScreen({
          ...row,
          load: () => import('@cb/features/offerWalls/InbrainWall'),
          draw: ({ InbrainWall }) => <InbrainWall allowedOrigins={framedOrigins} />,
        });
    }
  });

/** Where the survey wall leads on to (SVW-03, SVW-07, D10). */
const surveyWallLinks = {
  profile: paths.profile,
  yourSurveys: `${paths.discover}/yoursurveys`,
  inbrain: `${paths.offerWalls}/inbrain`,
};

/** The screens of the containers. The address of a container, and any unknown one below it, leads to its first (D41). */
export const wallRoutes: readonly MemberRoute[] = [
  memberScreen({
    path: `${paths.discover}/wall`,
    title: 'CB Surveys',
    area: 'offers',
    load: () => import('@cb/features/surveys/SurveyWall'),
    draw: ({ SurveyWall }) => <SurveyWall links={surveyWallLinks} />,
  }),
  memberScreen({
    path: `${paths.discover}/yoursurveys`,
    title: 'Your Surveys',
    area: 'offers',
    load: () => import('@cb/features/surveys/YourSurveys'),
    draw: ({ YourSurveys }) => <YourSurveys profileHref={paths.profile} />,
  }),
  memberScreen({
    path: `${paths.discover}/profile`,
    title: 'My Profile',
    area: 'offers',
    load: () => import('./pages/dashboard/ProfilePage.tsx'),
    draw: ({ ProfilePage }, userId) => <ProfilePage userId={userId} />,
  }),
  memberScreen({
    path: `${paths.discover}/cboffers`,
    title: 'CB Offers',
    area: 'offers',
    load: () => import('@cb/features/offerWalls/HelpDeskWall'),
    draw: ({ HelpDeskWall }) => (
      <HelpDeskWall page="cboffers" address={memberLinks.tasks} allowedOrigins={framedOrigins} />
    ),
  }),
  ...providerScreens('offers'),
  ...providerScreens('offerwallcb'),
];
