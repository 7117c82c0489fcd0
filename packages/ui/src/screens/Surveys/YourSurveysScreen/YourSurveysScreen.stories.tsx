import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { SurveyCards } from '../SurveyCards/SurveyCards.tsx';
import { surveysOf } from '../surveys.fixtures.ts';
import { YourSurveysScreen } from './YourSurveysScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Surveys/YourSurveys',
  component: YourSurveysScreen,
  args: {
    profileHref: '/dashboard/userprofile',
    yourSurveys: (
      <SurveyCards
        provider="YOURSURVEYS"
        state={{
          status: 'ready',
          surveys: surveysOf('YOURSURVEYS', 9),
          errors: [],
          info: [],
        }}
        position={0}
        onMove={fn()}
        onReload={fn()}
        profileHref="/dashboard/userprofile"
      />
    ),
  },
});

/** One row of cards, and a link to the profile, which unlocks more. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('has a complete-profile button [SVY-02]', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: 'COMPLETE PROFILE TO UNLOCK MORE SURVEYS' });
  await expect(link).toHaveAttribute('href', args.profileHref);
});
