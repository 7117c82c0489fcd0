import { Shell } from '@cb/features/shell/Shell';
import { ThemeChoice } from '@cb/features/theme/ThemeChoice';
import type { MemberTools } from '@cb/ui/screens/Shell/TopBar';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shellLinks } from '../routes/shellLinks.ts';

interface DashboardLayoutProps {
  /** The member's part of the shell; undefined until the member is known. */
  tools?: MemberTools;
  children: ReactNode;
}

/** The dashboard's shell with the site's links. */
export function DashboardLayout({ tools, children }: DashboardLayoutProps) {
  const { pathname } = useLocation();
  return (
    <Shell links={shellLinks} current={pathname} tools={tools} themeSwitch={<ThemeChoice />}>
      {children}
    </Shell>
  );
}
