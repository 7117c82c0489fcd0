import { InboxScreen } from '@cb/ui/screens/Messages/InboxScreen';
import type { InboxLinks } from '@cb/ui/domain/inboxMessages';
import { useInbox } from './useInbox.ts';

/**
 * The inbox (INB-01): fixed messages, whose read and deleted ones are stored for the browser
 * session.
 */
export function Inbox({
  links,
}: {
  /** The addresses that the messages link to. */
  links: InboxLinks;
}) {
  return <InboxScreen {...useInbox(links)} />;
}
