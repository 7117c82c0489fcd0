import { ChevronDown, Inbox, Ticket, UserRound, Users } from 'lucide-react';
import { use, useId, type MouseEventHandler, type ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { isCurrent } from '../../../components/NavLink/isCurrent.ts';
import { Popover } from '../../../components/Popover/Popover.tsx';
import * as triggers from '../../../components/Popover/trigger.css.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '../../../components/Wordmark/Wordmark.tsx';
import type { ShellLinks } from '../links.ts';
import { BalancePanel } from './BalancePanel.tsx';
import { accountMenu, referMenu } from './menus.ts';
import * as styles from './TopBar.css.ts';

/** The parts that depend on the member, available once the session is known. */
export interface MemberTools {
  /** The balance in the bar, such as "1,250 CB". */
  balance: ReactNode;
  /** "Available 1,250 CB" and its value in dollars, in the balance panel. */
  available: ReactNode;
  /** The content of the "CB CODE" panel. */
  cbCode: ReactNode;
  /** Stand for the account; '' shows a figure in their place. */
  initials: string;
  /** Whether the inbox has unread messages. */
  hasUnread: boolean;
  /** A gift card of the member's catalogue, for the banners; a card of no brand without one. */
  giftCard?: ReactNode;
}

export interface TopBarProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
  /** Undefined while the session is loading. */
  tools: MemberTools | undefined;
  /** Called when Logout is followed, before the navigation. */
  onLogout: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * The dashboard's top bar (SHL-14 to SHL-22). In a narrow window, CB CODE and the referrals are in the
 * balance panel, within reach of the thumb.
 */
export function TopBar({ links, current, tools, onLogout }: TopBarProps) {
  const Component = use(LinkContext);
  const unreadId = useId();
  return (
    <header className={styles.bar}>
      <Component href={links.dashboard} className={styles.home}>
        <Wordmark from="tablet" />
      </Component>
      <div className={styles.tools}>
        {tools && (
          <Popover
            label="Enter a CB code"
            trigger={
              <>
                <Ticket className={styles.icon} aria-hidden />
                <span>CB CODE</span>
              </>
            }
          >
            {tools.cbCode}
          </Popover>
        )}
        <DropdownMenu
          groups={referMenu(links)}
          trigger={
            <>
              <Users className={styles.icon} aria-hidden />
              <span>Refer & Earn</span>
              <Badge tone="reward">$1</Badge>
              <ChevronDown className={styles.chevron} aria-hidden />
            </>
          }
        />
      </div>
      {tools && (
        <div className={styles.balance}>
          <Popover
            label="Your balance"
            look="raised"
            trigger={
              <>
                <span className={styles.coin}>
                  <CoinMark />
                </span>
                <VisuallyHidden>Balance</VisuallyHidden>
                <span className={styles.figure}>{tools.balance}</span>
              </>
            }
          >
            <BalancePanel links={links} available={tools.available} cbCode={tools.cbCode} />
          </Popover>
        </div>
      )}
      <Component
        href={links.inbox}
        className={triggers.look.quiet}
        aria-current={isCurrent(links.inbox, current) ? 'page' : undefined}
        aria-describedby={tools?.hasUnread ? unreadId : undefined}
      >
        <span className={styles.inbox}>
          <Inbox className={styles.icon} aria-hidden />
          {tools?.hasUnread && <span className={styles.dot} />}
        </span>
        <span className={styles.word}>Inbox</span>
        {tools?.hasUnread && (
          <span id={unreadId} hidden>
            Unread messages
          </span>
        )}
      </Component>
      <DropdownMenu
        groups={accountMenu(links, current, onLogout)}
        current={isCurrent(links.accountSettings, current)}
        trigger={
          <>
            <span className={styles.avatar} aria-hidden>
              {tools?.initials || <UserRound className={styles.icon} aria-hidden />}
            </span>
            <VisuallyHidden>Account</VisuallyHidden>
          </>
        }
      />
    </header>
  );
}
