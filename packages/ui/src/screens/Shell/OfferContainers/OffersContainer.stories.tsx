import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, within } from 'storybook/test';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { OffersContainer } from './OfferContainers.tsx';

const base = '/dashboard/offers';

const meta = preview.meta({
  id: 'screens-shell-offerscontainer',
  title: 'Screens/Shell/Parts/OffersContainer',
  component: OffersContainer,
  parameters: { matrix: 'small' },
  args: {
    more: [
      { label: 'Sayso', href: `${base}/sayso` },
      { label: 'Wannads', href: `${base}/wannads` },
    ],
    current: `${base}/wall`,
    links: {
      wall: `${base}/wall`,
      yourSurveys: `${base}/yoursurveys`,
      profile: `${base}/profile`,
    },
    providers: [{ label: 'RapidoReach', href: `${base}/rapidoreach` }],
    children: (
      <Heading level={1}>Answer Surveys Offers from YourSurveys, SSI and Earn CB's</Heading>
    ),
  },
});

/** The survey wall, whose tab is marked only on its exact path. */
export const Wall = meta.story({ parameters: pictured });

Wall.test('has its four tabs in order [OFC-01]', async ({ canvas }) => {
  const bar = within(canvas.getByRole('navigation', { name: 'Offers' }));
  const tabs = bar
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  await expect(tabs).toEqual([
    ['CB Surveys', `${base}/wall`],
    ['RapidoReach', `${base}/rapidoreach`],
    ['Cint', `${base}/yoursurveys`],
    ['Complete Profile', `${base}/profile`],
  ]);
});

Wall.test('marks the wall on its own address [OFC-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('CB Surveys');
});

Wall.test('shows the chosen screen [OFC-03]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Answer Surveys Offers',
  );
});

/** A path below the wall’s own, where no tab is marked. */
export const BelowTheWall = meta.story({ args: { current: `${base}/wall/7` } });

BelowTheWall.test('does not mark the wall [OFC-02]', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
});

/** The tab “Cint” is marked; its page is called “yoursurveys”. */
export const Cint = meta.story({
  parameters: picturedIn('light wide'),
  args: { current: `${base}/yoursurveys` },
});
