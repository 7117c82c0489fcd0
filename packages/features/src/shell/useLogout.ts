import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { use, type MouseEvent } from 'react';
import { OtherTabsContext } from '../member/otherTabs.ts';
import { whenSubmitted } from '../wire/whenSubmitted.ts';
import { forgetMember } from '../session/forgetMember.ts';

/** Returns a handler for the Logout link, which first removes the member's data in all tabs. */
export function useLogout() {
  const queryClient = useQueryClient();
  const platform = usePlatform();
  const tabs = use(OtherTabsContext);

  async function logOut(event: MouseEvent<HTMLAnchorElement>) {
    const { href } = event.currentTarget;
    const leavesThisTab = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // Waits, because a page load would interrupt the deletion.
    if (leavesThisTab) event.preventDefault();
    tabs.tell('logout');
    await forgetMember(queryClient);
    await whenSubmitted(queryClient);
    if (leavesThisTab) platform.leaveFor(href);
  }

  return (event: MouseEvent<HTMLAnchorElement>) => void logOut(event);
}
