import { InboxScreen } from '@cb/ui/screens/Messages/InboxScreen';
import type { InboxLinks } from '@cb/ui/domain/inboxMessages';
import { useEffect } from 'react';
import { markInboxSeen } from '../member/inboxNews.ts';
import { useInbox } from './useInbox.ts';

/**
 * The inbox (INB-01): fixed messages, whose read and deleted ones are stored for the browser
 * session.
 */
export function Inbox({ links }: { links: InboxLinks }) {
  useEffect(markInboxSeen, []);
  return <InboxScreen {...useInbox(links)} />;
}
