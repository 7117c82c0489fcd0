import { expect, test, vi } from 'vitest';
import { shellLinks as links } from '../links.fixtures.ts';
import { accountMenu, referMenu } from './TopBar.tsx';

const entries = (menu: ReturnType<typeof referMenu>) =>
  menu.flatMap((group) => group.entries.map(({ label, href }) => [label, href]));

test('Refer & Earn links to the referrals twice and to the promotional material', () => {
  expect(entries(referMenu(links))).toEqual([
    ['Refer a Friend', links.referAFriend],
    ['Referral Stats', links.referAFriend],
    ['Promotional Material', links.promotionalMaterial],
  ]);
});

test('the account menu has its entries in three groups, help outside the site', () => {
  const menu = accountMenu(links, '/dashboard', () => {});
  expect(menu.map(({ label }) => label)).toEqual([undefined, 'Help and news', undefined]);
  expect(entries(menu)).toEqual([
    ['My Surveys', links.surveys],
    ['My Account Settings', links.accountSettings],
    ['Help', links.help],
    ['Video Guides', links.externalVideoGuides],
    ['News', links.externalNews],
    ['Submit Testimonial', links.testimonial],
    ['Logout', links.logout],
  ]);
  const outside = menu.flatMap((group) => group.entries).filter(({ external }) => external);
  expect(outside.map(({ href }) => href)).toEqual([
    links.help,
    links.externalVideoGuides,
    links.externalNews,
    links.testimonial,
  ]);
});

test('the current page is marked, and following Logout is reported', () => {
  const onLogout = vi.fn<() => void>();
  const all = accountMenu(links, links.accountSettings, onLogout).flatMap((group) => group.entries);
  expect(all.filter(({ current }) => current).map(({ label }) => label)).toEqual([
    'My Account Settings',
  ]);
  const logouts = all.filter(({ onFollow }) => onFollow === onLogout);
  expect(logouts.map(({ label }) => label)).toEqual(['Logout']);
});
