import {
  DashboardShell,
  type DashboardShellProps,
} from '@cb/ui/screens/Shell/DashboardShell/DashboardShell.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { forgetMember } from '../lib/forgetMember.ts';
import { OtherTabsContext } from '../lib/otherTabs.ts';
import { useReferGroup } from './referGroup.ts';

export type ShellProps = Omit<DashboardShellProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/** The dashboard's shell, which remembers its open group and forgets the member on logout, in all tabs. */
export function Shell(props: ShellProps) {
  const queryClient = useQueryClient();
  const tabs = use(OtherTabsContext);
  const referGroup = useReferGroup();
  function logOut() {
    tabs.tell('logout');
    void forgetMember(queryClient);
  }
  return <DashboardShell {...props} {...referGroup} onLogout={logOut} />;
}
