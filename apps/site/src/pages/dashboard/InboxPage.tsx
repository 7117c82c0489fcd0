import { Inbox } from '@cb/features/messages/Inbox';
import { externalLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

/** Where the messages lead (decision D47). */
const links = {
  surveys: paths.surveys,
  referAndEarn: paths.referAFriend,
  giftCards: paths.giftCards,
  games: externalLinks.games,
  welcome: paths.welcome,
};

export function InboxPage() {
  return (
    <Page title="Inbox">
      <Inbox links={links} />
    </Page>
  );
}
