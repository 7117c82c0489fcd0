import { InboxScreen } from '@cb/ui/screens/Messages/InboxScreen';
import type { InboxLinks } from '@cb/ui/screens/Messages/InboxScreen/messages';
import { useInbox } from './useInbox.ts';

/** The inbox (INB-01): fixed messages; what is read or deleted is kept for the browser session. */
export function Inbox({ links }: { links: InboxLinks }) {
  return <InboxScreen {...useInbox(links)} />;
}
