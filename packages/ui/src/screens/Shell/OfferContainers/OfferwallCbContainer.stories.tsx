import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, within } from 'storybook/test';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { OfferwallCbContainer } from './OfferContainers.tsx';

const base = '/dashboard/offerwallcb';

const meta = preview.meta({
  id: 'screens-shell-offerwallcbcontainer',
  title: 'Screens/Shell/Parts/OfferwallCbContainer',
  component: OfferwallCbContainer,
  args: {
    more: [
      { label: 'Sayso', href: `${base}/sayso` },
      { label: 'Wannads', href: `${base}/wannads` },
    ],
    current: `${base}/rapidoreach`,
    tabs: [
      { label: 'RAPIDOREACH IFRAME', href: `${base}/rapidoreach` },
      { label: 'RAPIDOREACH WIDGET', href: `${base}/rapidoreach-widget` },
      { label: 'OFFERTORO', href: `${base}/offertoro` },
      { label: 'BITLABS', href: `${base}/bitlabs` },
      { label: 'INBRAIN', href: `${base}/inbrain` },
    ],
    children: <Heading level={1}>RapidoReach</Heading>,
  },
});

/** The first of five tabs is marked. */
export const RapidoReach = meta.story({ parameters: pictured });

RapidoReach.test('has exactly its five tabs in order [OWC-01]', async ({ canvas }) => {
  const bar = within(canvas.getByRole('navigation', { name: 'Offer walls' }));
  const tabs = bar
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  await expect(tabs).toEqual([
    ['RAPIDOREACH IFRAME', `${base}/rapidoreach`],
    ['RAPIDOREACH WIDGET', `${base}/rapidoreach-widget`],
    ['OFFERTORO', `${base}/offertoro`],
    ['BITLABS', `${base}/bitlabs`],
    ['INBRAIN', `${base}/inbrain`],
  ]);
});

RapidoReach.test(
  'marks no tab below the address of one [OWC-02]',
  { args: { current: `${base}/rapidoreach/7` } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
);

/** The widget’s tab, whose path starts like that of the first tab. */
export const Widget = meta.story({
  parameters: picturedIn('dark phone'),
  args: { current: `${base}/rapidoreach-widget` },
});

Widget.test('does not mark the frame tab [OWC-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
    'RAPIDOREACH WIDGET',
  );
});

/** A provider without a tab, so none is marked. */
export const ProviderWithoutTab = meta.story({
  parameters: picturedIn('light wide'),
  args: { current: `${base}/personaly` },
});
