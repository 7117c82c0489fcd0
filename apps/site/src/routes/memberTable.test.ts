import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entryOf, memberTable } from './memberTable.tsx';
import { shellLinks } from './shellLinks.ts';

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
