import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entryOf, memberTable } from './memberTable.tsx';
import { shellLinks } from './shellLinks.ts';

// Spread, because oxlint forbids `children` among the props.
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
  const markedIn = (part: string) =>
    [...part.matchAll(/aria-current="page"[^>]*>(.*?)<\/(?:a|button)>/g)].map(([, content = '']) =>
      content.replaceAll(/<[^>]*>/g, ''),
    );
  return { desktop: markedIn(desktop), phone: markedIn(phone) };
}

test.each(memberTable)('$path marks one entry, the same at each width', ({ path }) => {
  const { desktop, phone } = markedAt(path);
  const inBar = ['Surveys', 'OfferWall', 'Redeem'].filter((name) => desktop[0]?.startsWith(name));
  // "More" has no entry in a wide window.
  expect(desktop).toHaveLength(path === shellLinks.more ? 0 : 1);
  expect(phone).toEqual(inBar.length > 0 ? inBar : ['More pages']);
});
