import { inViewport, pictured, picturedIn } from '@cb/workbench/pictured';
import { doubleText } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { preventNavigation } from '#ui/components/Link/Link.fixtures.ts';
import { StartedSurveysContext, SurveyReward } from '../SurveyParts/SurveyParts.tsx';
import { hostileSurveys, survey } from '../surveys.fixtures.ts';
import { LockedSlot, SurveyCard } from './SurveyCard.tsx';
import * as styles from './SurveyCard.css.ts';

const meta = preview.meta({
  id: 'screens-surveys-surveycard',
  title: 'Screens/Surveys/Parts/SurveyCard',
  component: SurveyCard,
  beforeEach: preventNavigation,
  args: { survey: survey(3, { name: 'Streaming habits', cb: 150, minutes: 12 }) },
  decorators: [
    (Story) => (
      <ul role="list" className={styles.grid}>
        <Story />
      </ul>
    ),
  ],
});

/** The reward, the topic, the length, and the CB per minute. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('shows name, minutes and "Earn N CB" [SVC-01]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Streaming habits' })).toBeVisible();
  await expect(canvas.getByText('12 min')).toBeVisible();
  // The text that members read and copy: one line, with plain spaces.
  await expect(canvas.getByText(/^Earn/).innerText).toBe('Earn 150 CB');
});

Ready.test('shows the CB per minute', async ({ canvas }) => {
  await expect(canvas.getByText(/per minute$/).parentElement).toHaveTextContent(
    /^12\.5\sCB per minute$/,
  );
});

Ready.test('links to the survey in a new tab [SVC-03]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /^Take survey Streaming habits\s*Earn/ });
  await expect(link).toHaveAccessibleName(/150\s*CB.*opens in a new tab/);
  await expect(link).toHaveAttribute('href', 'https://surveys.cbrewards.example/3');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.getAttribute('rel')).toContain('noopener');
});

Ready.test(
  'records that it was started, also in a tab that the middle button opens',
  async ({ canvas, userEvent, mount }) => {
    const onStart = fn();
    await mount(
      <StartedSurveysContext value={{ started: new Set(), onStart }}>
        <SurveyCard survey={survey(3)} />
      </StartedSurveysContext>,
    );
    const reward = canvas.getByText(/^Earn/);
    await userEvent.click(reward);
    await userEvent.pointer({ keys: '[MouseMiddle]', target: reward });
    const href = 'https://surveys.cbrewards.example/3';
    await expect(onStart.mock.calls).toEqual([[href], [href]]);
  },
);

Ready.test('hides a missing rating', async ({ canvas }) => {
  await expect(canvas.queryByText(/Rating/)).toBeNull();
});

const providers = ['SSI', 'CINT', 'YOURSURVEYS', 'PURESPECTRUM', 'RAPIDOREACH', 'SAMPLY'] as const;

/** The logo of each of the six providers. */
export const EveryProvider = meta.story({
  parameters: pictured,
  render: () => (
    <>
      {providers.map((provider, index) => (
        <SurveyCard key={provider} survey={survey(index + 1, { provider })} />
      ))}
    </>
  ),
});

EveryProvider.test('shows the logo of its provider [SVC-02]', async ({ canvas }) => {
  const logos = canvas.getAllByRole('img', { name: /^[^(]/ });
  const names = logos.map(({ ariaLabel }) => ariaLabel).join(', ');
  await expect(names).toBe('SSI, Cint, YourSurveys, PureSpectrum, RapidoReach, Samply');
});

/** The member has opened this survey before. */
export const Started = meta.story({
  parameters: picturedIn('light wide'),
  render: (args) => (
    <StartedSurveysContext
      value={{ started: new Set(['https://surveys.cbrewards.example/3']), onStart: fn() }}
    >
      <SurveyCard {...args} />
    </StartedSurveysContext>
  ),
});

Started.test('keeps "Started" on one line', async ({ canvas }) => {
  const started = canvas.getByText('Started');
  const lineHeight = Number.parseFloat(getComputedStyle(started).lineHeight);
  await expect(started.offsetHeight).toBeLessThan(2 * lineHeight);
});

Started.test('shows that it is started, also to screen readers', async ({ canvas }) => {
  await expect(canvas.getByText('Started')).toBeVisible();
  await expect(canvas.getByRole('link')).toHaveAccessibleName(/ Started /);
});

/** A survey without a name leads with its length and CB per minute. */
export const Unnamed = meta.story({
  args: { survey: survey(3, { name: undefined, cb: 150, minutes: 12 }) },
});

Unnamed.test('leads with its length and rate, and is called "Survey N"', async ({ canvas }) => {
  const heading = canvas.getByRole('heading');
  await expect(heading).toHaveTextContent(/^12 min · 12\.5\sCB \/ min$/);
  const name = canvas.getByText('Survey 3');
  await expect(heading.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** So few CB per minute that the rate would read 0.0 and is left out. */
export const LowRate = meta.story({
  args: { survey: survey(3, { name: undefined, cb: 0.7, minutes: 22 }) },
});

LowRate.test('shows no rate that would read "0.0 CB"', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent(/^22 min$/);
});

LowRate.test('shows no such rate in a table either', async ({ canvas, mount, args }) => {
  await mount(
    <li>
      <SurveyReward survey={args.survey} />
    </li>,
  );
  await expect(canvas.getByText(/CB/)).toHaveTextContent(/^0\.7\sCB$/);
  await expect(canvas.queryByText(/min/)).toBeNull();
});

/** The browser’s text size is doubled; the reward moves to a line of its own. */
export const LargeText = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  args: { survey: survey(3, { name: undefined, cb: 1150, minutes: 12, rating: 4.5, match: 87 }) },
  beforeEach: doubleText,
});

LargeText.test('does not cut its heading', async ({ canvas }) => {
  const heading = canvas.getByRole('heading');
  await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
});

LargeText.test('puts the reward in a line of its own', async ({ canvas }) => {
  const facts = canvas.getByText('Survey 3').getBoundingClientRect();
  await expect(canvas.getByText(/^Earn/).getBoundingClientRect().top).toBeGreaterThan(facts.bottom);
});

/** The rating that the provider sent, and the match with the member’s profile. */
export const Rated = meta.story({
  parameters: picturedIn('light wide'),
  args: { survey: survey(3, { rating: 4.5, match: 87 }) },
});

Rated.test('shows the rating and the match', async ({ canvas }) => {
  await expect(canvas.getByText('87% match')).toBeVisible();
  await expect(canvas.getByText(/Rating/).parentElement).toHaveTextContent('Rating 4.5 / 5');
});

export const Hostile = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  render: () => (
    <>
      {hostileSurveys.map((hostile) => (
        <SurveyCard key={hostile.number} survey={hostile} />
      ))}
    </>
  ),
});

Hostile.test('shows the reason instead of a refused link', async ({ canvas }) => {
  await expect(canvas.getByText(/not a secure web address/)).toBeVisible();
  await expect(canvas.getByText('This survey has no link yet.')).toBeVisible();
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
});

Hostile.test('tells an unknown reward from one of 0 CB', async ({ canvas }) => {
  await expect(canvas.getByText('unknown amount')).toBeInTheDocument();
  await expect(canvas.getAllByText(/^Earn/)[0]).toHaveTextContent(/^Earn 0\sCB$/);
});

/** The empty slots of a row: one leads to the profile, the others only say that they are locked. */
export const Locked = meta.story({
  // A part of SurveyCards, which no consumer imports.
  tags: ['!manifest'],
  parameters: { ...pictured, docs: { codePanel: false } },
  render: () => (
    <>
      <LockedSlot profileHref="/profile" />
      <LockedSlot />
    </>
  ),
});
