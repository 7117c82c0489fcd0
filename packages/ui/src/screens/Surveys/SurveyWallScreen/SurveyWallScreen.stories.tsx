import { inShell } from '@cb/workbench/inShell';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import type { SurveyChoice } from '#ui/domain/survey.ts';
import { EarnBand } from '../EarnBand/EarnBand.tsx';
import { NextReward } from '../NextReward/NextReward.tsx';
import { SurveyCards } from '../SurveyCards/SurveyCards.tsx';
import { survey, surveysOf } from '../surveys.fixtures.ts';
import { SurveyWallScreen } from './SurveyWallScreen.tsx';

const cards = (provider: 'YOURSURVEYS' | 'SSI', count: number) => (
  <SurveyCards
    provider={provider}
    state={{ status: 'ready', surveys: surveysOf(provider, count), errors: [], info: [] }}
    position={0}
    onMove={fn()}
    onReload={fn()}
    profileHref="/dashboard/userprofile"
  />
);

const meta = preview.meta({
  title: 'Screens/Surveys/SurveyWall',
  component: SurveyWallScreen,
  args: {
    links: {
      profile: '/dashboard/userprofile',
      yourSurveys: '/dashboard/offers/yoursurveys',
      offerWalls: '/dashboard/offerwallcb',
      inbrain: '/dashboard/offerwallcb/inbrain',
    },
    choice: undefined as SurveyChoice | undefined,
    onChoice: fn(),
    band: (
      <EarnBand
        balance={{ status: 'ready', cb: 3037, decimals: 0 }}
        nextReward={<NextReward name="Nimbus Air" href="/nimbus" price={5425} balance={3037} />}
        next={{ status: 'best', survey: survey(3) }}
        offerWallsHref="/dashboard/offerwallcb"
      />
    ),
    yourSurveys: cards('YOURSURVEYS', 9),
    ssi: cards('SSI', 3),
  },
});

/** What to do next, two rows of cards, and links to earn elsewhere. */
export const Ready = meta.story(inShell('offers'));

Ready.test('has its heading [SVW-01]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    "Answer Surveys Offers from YourSurveys, SSI and Earn CB's",
  );
});

Ready.test('reads the heading before the balance, which is shown above it', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  const balance = canvas.getByText('Your balance');
  await expect(heading.compareDocumentPosition(balance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(balance.getBoundingClientRect().top).toBeLessThan(
    heading.getBoundingClientRect().top,
  );
});

Ready.test('links to the profile [SVW-03]', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: 'COMPLETE PROFILE TO UNLOCK MORE SURVEYS' });
  await expect(link).toHaveAttribute('href', args.links.profile);
});

Ready.test('has links in the strip below the rows [SVW-07]', async ({ canvas, args }) => {
  const strip = canvas.getByRole('region', { name: 'Top Performing Surveys & Offerwalls' });
  const hrefs = within(strip)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual([args.links.yourSurveys, args.links.inbrain]);
  const lastRow = canvas.getByRole('region', { name: 'SSI' });
  await expect(lastRow.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

Ready.test('offers three choices of surveys', async ({ canvas, userEvent, args }) => {
  const choices = within(canvas.getByRole('group', { name: 'Show only' }));
  const names = choices.getAllByRole('button').map(({ textContent }) => textContent);
  await expect(names).toEqual(['3 min', '15 min', 'Best paid']);
  await userEvent.click(choices.getByRole('button', { name: '15 min', pressed: false }));
  await expect(args.onChoice).toHaveBeenLastCalledWith('15min');
});

/** “Best paid” is on; pressing it again shows all surveys. */
export const Chosen = meta.story({ args: { choice: 'paid' } });

Chosen.test('is undone by the same choice', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Best paid', pressed: true }));
  await expect(args.onChoice).toHaveBeenLastCalledWith(undefined);
});

/** The tips on answering surveys, in a dialog. */
export const WithSurveyTips = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Survey Tips' }));
    await within(document.body).findByRole('dialog', { name: 'Survey Tips' });
  },
});

WithSurveyTips.test('explains how to answer [SVW-04] [SVW-05]', async () => {
  const dialog = within(document.body).getByRole('dialog', { name: 'Survey Tips' });
  await expect(dialog).toHaveTextContent(/Answer honestly/);
  await expect(dialog).toHaveTextContent(/Never share survey content/);
  await expect(dialog).toHaveTextContent(
    /Inconsistencies .* can cost you your survey access or your account/,
  );
});

WithSurveyTips.test('closes and restores the focus', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(within(document.body).queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Survey Tips' })).toHaveFocus();
});

/** The tips on completing the profile, in a dialog. */
export const WithUserProfileTips = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User Profile Tips' }));
    await within(document.body).findByRole('dialog', { name: 'User Profile Tips' });
  },
});

WithUserProfileTips.test('explains what a profile needs [SVW-04] [SVW-06]', async () => {
  const dialog = within(document.body).getByRole('dialog', { name: 'User Profile Tips' });
  await expect(dialog).toHaveTextContent(
    'Gender, age, location and language are mandatory profile answers.',
  );
});
