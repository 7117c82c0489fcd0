import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { entryOf, memberTable, routeTable } from './memberTable.tsx';
import { shellLinks } from './shellLinks.ts';

const paths = routeTable.map(({ path }) => path);

test('each address has one screen', () => {
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('each address is within its area', () => {
  const isOutside = ({ area, path }: (typeof routeTable)[number]) => {
    const within = {
      public: '/home/*',
      alone: '/accountsettings/*',
      member: path === '/email/reset' ? path : '/dashboard/*',
      offers: '/dashboard/offers/*',
      offerwallcb: '/dashboard/offerwallcb/*',
    }[area];
    return matchPath(within, path) === null;
  };
  expect(routeTable.filter(isOutside)).toEqual([]);
});

const noContent: Pick<DashboardShellProps, 'children'> = { children: null };

/** Renders the shell at an address, and returns the marked links and buttons of each of its parts. */
function markedAt(pathname: string) {
  const html = renderToStaticMarkup(
    createElement(DashboardShell, {
      ...noContent,
      links: shellLinks,
      visit: { path: pathname, key: pathname, isReturn: false },
      current: entryOf(pathname),
      tools: undefined,
      referOpen: true,
      onReferOpenChange: () => {},
      onLogout: () => {},
      themeSwitch: null,
    }),
  );
  const [desktop = '', phone = ''] = html.split('aria-label="Main destinations"');
  const markedIn = (part: string) => part.match(/aria-current="page"/g)?.length ?? 0;
  return { desktop: markedIn(desktop), phone: markedIn(phone) };
}

test.each(memberTable)('$path is marked once in the navigation of each width', ({ path }) => {
  expect(markedAt(path)).toEqual({ desktop: 1, phone: 1 });
});
