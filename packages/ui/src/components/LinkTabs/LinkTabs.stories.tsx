import { inViewport } from '@cb/workbench/pictured';
import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guidance } from './LinkTabs.docs.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const meta = preview.meta({
  id: 'components-linktabs',
  title: 'Components/Actions/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Offers',
    current: '/offers/wall',
    tabs: [
      { label: 'CB Surveys', href: '/offers/wall', exact: true },
      { label: 'Cint', href: '/offers/yoursurveys' },
    ],
    children: <Text>The page of the tab.</Text>,
  },
  parameters: { guidance },
});

/** The current page is that of the first tab. */
export const FirstChosen = meta.story();

FirstChosen.test('marks the tab of the current page', async ({ canvas }) => {
  const chosen = canvas.getByRole('link', { current: 'page' });
  await expect(chosen).toHaveTextContent('CB Surveys');
});

/** A page below that of a tab still marks the tab. */
export const BelowATab = meta.story({ args: { current: '/offers/yoursurveys/7' } });

/** An exact tab is not marked on a page below it. */
export const BelowAnExactTab = meta.story({ args: { current: '/offers/wall/7' } });

BelowAnExactTab.test('marks no tab', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
});

const twentyTabs = {
  current: '/offers/19',
  tabs: Array.from({ length: 20 }, (_, index) => ({
    label: `Survey partner ${index + 1}`,
    href: `/offers/${index}`,
  })),
};

/** In a wide window the row wraps. */
export const MoreThanFit = meta.story({ args: twentyTabs });

/** On a phone the row scrolls sideways, and starts at the current tab. */
export const OneRow = meta.story({ tags: ['phone'], ...inViewport('phone'), args: twentyTabs });

OneRow.test('scrolls in one row to the current tab, not to a pressed one', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link');
  const chosen = canvas.getByRole('link', { current: 'page' });
  await waitFor(() =>
    expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
  );
  const { left, top } = chosen.getBoundingClientRect();
  await expect(top).toBe(first?.getBoundingClientRect().top);
  // As by a press, under whose pointer the row stays.
  first?.focus({ focusVisible: false, preventScroll: true });
  await expect(chosen.getBoundingClientRect().left).toBe(left);
});

export const Looks = meta.story({
  ...looks({ FirstChosen, BelowATab, MoreThanFit }),
  tags: ['!dev', '!autodocs'],
});
