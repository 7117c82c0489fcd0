import type { Config } from '@storybook/addon-designs';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A sheet of docs/design: the screen in the light theme, and on a phone in the dark theme. */
const sheet = (name: string): Config => ({
  type: 'image',
  name: 'Light and dark',
  url: `./designs/${name}.webp`,
});

/**
 * The designs of screens by title, for the panel "Design". A frame in Figma is added to its screen as
 * `{ type: 'figma', name: 'Figma', url: 'https://www.figma.com/design/…?node-id=…' }`; it is asked for
 * when a reader opens its tab, and nothing before.
 */
export const designs: Readonly<Record<string, readonly Config[]>> = {
  'Screens/Account/Parts/ChangeEmail': [sheet('change-email')],
  'Screens/Account/Deleted': [sheet('account-deleted')],
  'Screens/Account/OldAccount': [sheet('old-account')],
  'Screens/Account/Settings': [sheet('account-settings')],
  'Screens/Help/HelpFrame': [sheet('news')],
  'Screens/Messages/Inbox': [sheet('inbox')],
  'Screens/Messages/Welcome': [sheet('welcome')],
  'Screens/OfferWalls/OfferWall': [sheet('offer-wall')],
  'Screens/Profile/Profile': [sheet('profile')],
  'Screens/Promotion': [sheet('promotion')],
  'Screens/Public/Error': [sheet('error')],
  'Screens/Public/Landing': [sheet('landing-login')],
  'Screens/Public/Login': [sheet('landing-login')],
  'Screens/Public/NotFound': [sheet('not-found')],
  'Screens/Public/SignUp': [sheet('sign-up-answered')],
  'Screens/Redeem/Payza': [sheet('payza')],
  'Screens/Redeem/Redeem': [sheet('redeem')],
  'Screens/Referrals/Referrals': [sheet('referrals')],
  'Screens/Reports/Parts/Earnings': [sheet('earnings')],
  'Screens/Reports/Parts/Redemptions': [sheet('redemption-status')],
  'Screens/Shell/Dashboard': [sheet('shell')],
  'Screens/Store/GiftCard': [sheet('gift-card'), { ...sheet('redeemed'), name: 'Once redeemed' }],
  'Screens/Store/RewardsStore': [sheet('rewards-store')],
  'Screens/Surveys/SurveyList': [sheet('survey-list')],
  'Screens/Surveys/SurveyTables': [sheet('survey-table')],
  'Screens/Surveys/SurveyWall': [sheet('earning-home')],
};

/**
 * Gives a story the designs of its screen, unless it has its own `parameters.design`. Storybook has no
 * enhancer of parameters; one of arg types can add to them before the panel reads them.
 */
export const withDesigns: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  const found = designs[title];
  if (found) parameters['design'] ??= found;
  return argTypes;
};
