import { InboxScreen } from '@cb/ui/screens/Messages/InboxScreen/InboxScreen.tsx';
import type { InboxLinks } from '@cb/ui/screens/Messages/InboxScreen/messages.ts';
import { useInbox } from './useInbox.ts';

/** The inbox (INB-01): fixed messages; what is read or deleted is kept for the browser session. */
export function Inbox({ links }: { links: InboxLinks }) {
  return <InboxScreen {...useInbox(links)} />;
}
