import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { use, type MouseEvent } from 'react';
import { OtherTabsContext } from '../member/otherTabs.ts';
import { SessionContext } from '../member/session.ts';
import { whenSubmitted } from '../hooks/useSubmission.ts';
import { forgetMember } from '../session/forgetMember.ts';

/**
 * Returns a handler for the Logout link, which first ends what belongs to the member in all tabs. This
 * tab leaves for the link even if the browser opens it in another tab.
 */
export function useLogout() {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const tabs = use(OtherTabsContext);
  const { leave } = use(SessionContext);

  async function logOut(href: string) {
    tabs.tell('logout');
    // Otherwise the screens would fetch and store again what is deleted.
    leave();
    // A page load would interrupt an order, and the deletion.
    await whenSubmitted();
    await forgetMember(queryClient);
    platform.leaveFor(href);
  }

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const isContextMenu = event.button === 2;
    if (isContextMenu) return;
    const opensOtherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1;
    if (!opensOtherTab) event.preventDefault();
    void logOut(event.currentTarget.href);
  };
}
