import { usePlatform } from '@cb/ui/platform';
import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { useQueryClient } from '@tanstack/react-query';
import { use, type MouseEvent } from 'react';
import { forgetMember } from '../session/forgetMember.ts';
import { OtherTabsContext } from '../member/otherTabs.ts';
import { useReferGroup } from './referGroup.ts';

export type ShellProps = Omit<DashboardShellProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/** The dashboard's shell, which remembers its open group and forgets the member on logout, in all tabs. */
export function Shell(props: ShellProps) {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const tabs = use(OtherTabsContext);
  const referGroup = useReferGroup();

  async function logOut(event: MouseEvent<HTMLAnchorElement>) {
    const { href } = event.currentTarget;
    const leavesThisTab = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // A document that loads would cut off what is being forgotten.
    if (leavesThisTab) event.preventDefault();
    tabs.tell('logout');
    await forgetMember(queryClient);
    if (leavesThisTab) platform.leaveFor(href);
  }

  return <DashboardShell {...props} {...referGroup} onLogout={(event) => void logOut(event)} />;
}
