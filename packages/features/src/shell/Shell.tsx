import { usePlatform } from '@cb/ui/platform';
import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { SidebarScreen, type SidebarScreenProps } from '@cb/ui/screens/Shell/SidebarScreen';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, use } from 'react';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { deviceTexts, useStoredText } from '../shared/storage/storedText.ts';
import { whenSubmitted } from '../shared/forms/useSubmission.ts';
import { OtherTabsContext } from '../shared/session/otherTabs.ts';
import { SessionContext } from '../shared/session/session.ts';
import { forgetMember } from '../shared/gate/forgetMember.ts';

const referKey = keyOf('referGroup');

/**
 * Returns whether the sidebar's Refer & Earn group is open, which it is until the member closes it.
 */
function useReferGroup() {
  return {
    referOpen: useStoredText(referKey) !== 'closed',
    onReferOpenChange: (open: boolean) => deviceTexts.store(referKey, open ? 'open' : 'closed'),
  };
}

/**
 * Returns a handler for the Logout link, which first ends what belongs to the member in all tabs. This
 * tab leaves for the link even if the browser opens it in another tab.
 */
function useLogout() {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const tabs = use(OtherTabsContext);
  const { leave } = use(SessionContext);

  async function logOut(href: string) {
    tabs.broadcast('logout');
    // Otherwise the screens would fetch and store again what is deleted.
    leave();
    // A page load would interrupt an order, and the deletion.
    await whenSubmitted();
    await forgetMember(queryClient);
    platform.leaveFor(href);
  }

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const opensOtherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1;
    if (!opensOtherTab) event.preventDefault();
    void logOut(event.currentTarget.href);
  };
}

export type ShellProps = Omit<DashboardShellProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/**
 * The dashboard's shell. Stores whether its group is open, and clears the member's data on logout,
 * in all tabs.
 */
export function Shell(props: ShellProps) {
  return <DashboardShell {...props} {...useReferGroup()} onLogout={useLogout()} />;
}

type SidebarProps = Omit<SidebarScreenProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/** The navigation as a page (D9). Its group shares its state with the sidebar's. */
export function Sidebar(props: SidebarProps) {
  return <SidebarScreen {...props} {...useReferGroup()} onLogout={useLogout()} />;
}
