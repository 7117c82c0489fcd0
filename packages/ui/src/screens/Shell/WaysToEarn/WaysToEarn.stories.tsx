import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { WaysToEarn } from './WaysToEarn.tsx';

const meta = preview.meta({
  id: 'screens-shell-waystoearn',
  title: 'Screens/Shell/Parts/WaysToEarn',
  component: WaysToEarn,
  args: {
    hrefOf: (way: string) => `/to/${way}`,
    surveyCount: 32,
  },
});

/** Every way to earn, with the number of open surveys. */
export const Counted = meta.story({ parameters: pictured });

Counted.test('lists every way to earn, with a line each', async ({ canvas }) => {
  const links = canvas.getAllByRole('link');
  const textAndHref = (link: HTMLElement) => [
    link.innerText.replaceAll(/\s+/g, ' '),
    link.getAttribute('href'),
  ];
  await expect(links.map(textAndHref)).toEqual([
    ['Surveys 32 open now Your opinion, paid by the survey.', '/to/surveys'],
    ['Offer walls Offers and surveys of our partners, a wall each.', '/to/offerWalls'],
    ['Cash-back shopping CB for what you buy in online shops.', '/to/cashBack'],
    ['Videos CB for watching, on the walls of our partners.', '/to/offerWalls'],
    ['Games Games on the walls earn CB. Those under “Play Games” are for fun.', '/to/offerWalls'],
    ['Coupons Deals and coupons for things you buy anyway.', '/to/coupons'],
    ['Tasks Small jobs that take a few minutes.', '/to/tasks'],
    ['Survey tables The surveys of all partners, row by row.', '/to/surveyTables'],
    ['Referrals A share of what your friends earn.', '/to/referrals'],
    ['CB codes A code that you were given becomes CB.', '/to/cbCodes'],
  ]);
});

export const Unknown = meta.story({ tags: ['edge-case'], args: { surveyCount: undefined } });

Unknown.test('shows no number that is unknown', async ({ canvas }) => {
  await expect(canvas.queryByText(/open now/)).toBeNull();
});
