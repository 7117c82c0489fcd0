import { inViewport } from '@cb/workbench/pictured';
import { looks } from '@cb/workbench/looks';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guidance } from './Tabs.docs.tsx';
import { Tabs } from './Tabs.tsx';

const labels = ['CB Surveys', 'RapidoReach', 'Cint', 'Complete Profile'];

const createTabs = (names: readonly string[]) =>
  names.map((label, index) => ({
    value: `tab-${index}`,
    label,
    content: <Text>The content of {label}.</Text>,
  }));

const meta = preview.meta({
  id: 'components-tabs',
  title: 'Components/Actions/Tabs',
  component: Tabs,
  args: { label: 'Offers', value: 'tab-0', onChange: fn(), tabs: createTabs(labels) },
  decorators: [controlled('value', 'onChange')],
  parameters: { guidance },
});

/** Only the content of the chosen tab is mounted. */
export const FirstChosen = meta.story();

FirstChosen.test(
  'chooses by pointer and by arrow keys, from the last to the first',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Cint' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Cint' })).toHaveTextContent(
      'The content of Cint.',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Complete Profile' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('tab-3');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'CB Surveys' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

/** The last tab is chosen; the right arrow key moves to the first. */
export const LastChosen = meta.story({ args: { value: 'tab-3' } });

/** Counts after the labels; the first is capped at 99. */
export const WithBadges = meta.story({
  args: {
    tabs: createTabs(labels).map((tab, index) => ({ ...tab, badge: index === 0 ? '99+' : index })),
  },
});

const manyLabels = Array.from({ length: 20 }, (_, index) => `Survey partner ${index + 1}`);

/** In a wide window the row wraps. */
export const MoreThanFit = meta.story({ args: { value: 'tab-19', tabs: createTabs(manyLabels) } });

MoreThanFit.test('wraps the row, and truncates no tab', async ({ canvas }) => {
  for (const tab of canvas.getAllByRole('tab')) {
    const { left, right } = tab.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** On a phone the row scrolls sideways, and starts at the chosen tab. */
export const OneRow = meta.story({
  tags: ['phone'],
  ...inViewport('phone', 'dark phone'),
  args: { value: 'tab-9', tabs: createTabs(manyLabels) },
});

OneRow.test('scrolls in one row, to the chosen tab', async ({ canvas, userEvent }) => {
  const list = canvas.getByRole('tablist', { name: 'Offers' });
  const getTab = (name: string) => canvas.getByRole('tab', { name });
  const isShown = (name: string) => {
    const row = list.getBoundingClientRect();
    const tab = getTab(name).getBoundingClientRect();
    return row.left <= tab.left && tab.right <= row.right;
  };
  await waitFor(() => expect(isShown('Survey partner 10')).toBe(true));
  await expect(getTab('Survey partner 1').offsetTop).toBe(getTab('Survey partner 20').offsetTop);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  getTab('Survey partner 10').focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(isShown('Survey partner 20')).toBe(true));
});

OneRow.test('keeps the chosen tab in the middle of a narrower row', async ({ canvas }) => {
  const list = canvas.getByRole('tablist');
  const middleOf = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const chosen = canvas.getByRole('tab', { name: 'Survey partner 10' });
  for (const width of ['300px', '200px']) {
    list.style.width = width;
    await waitFor(() => expect(middleOf(chosen)).toBeCloseTo(middleOf(list), 0));
  }
});

export const Looks = meta.story({
  ...looks({ FirstChosen, WithBadges, MoreThanFit }),
  tags: ['!dev', '!autodocs'],
});
