import { ChevronDown, CircleUserRound, Inbox, Menu, Ticket, Users } from 'lucide-react';
import { use, type MouseEventHandler, type ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
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

/** The parts that need a member, available once the session is known. */
export interface MemberTools {
  /** The balance in the bar, such as "1,250 CB". */
  balance: ReactNode;
  /** "Available 1,250 CB" in the balance dropdown. */
  available: ReactNode;
  /** The content of the "CB CODE" dropdown. */
  cbCode: ReactNode;
}

export interface TopBarProps {
  links: ShellLinks;
  /** The path of the current page. */
  current: string;
  tools: MemberTools | undefined;
  onMenu: () => void;
  /** Called when Logout is followed, before the navigation. */
  onLogout: MouseEventHandler<HTMLAnchorElement>;
}

/** The dashboard's top bar (SHL-14 to SHL-22). */
export function TopBar({ links, current, tools, onMenu, onLogout }: TopBarProps) {
  const Component = use(LinkContext);
  return (
    <header className={styles.bar}>
      <div className={styles.menu}>
        <IconButton
          label="Menu"
          tone="strong"
          icon={<Menu size={22} aria-hidden />}
          onClick={onMenu}
        />
      </div>
      <Component href={links.dashboard} className={styles.home}>
        <Wordmark />
      </Component>
      <div className={styles.tools}>
        {tools && (
          <Popover
            label="Enter a CB code"
            look="outlined"
            trigger={
              <>
                <Ticket size={18} aria-hidden />
                CB CODE
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
              <Users size={18} aria-hidden />
              <span className={styles.word}>Refer & Earn</span>
              <Badge tone="reward">$1</Badge>
              <ChevronDown className={styles.chevron} aria-hidden />
            </>
          }
        />
        {tools && (
          <Popover
            label="Your balance"
            look="reward"
            trigger={
              <>
                <VisuallyHidden>Balance</VisuallyHidden>
                <span className={styles.figure}>{tools.balance}</span>
                <ChevronDown className={styles.chevron} aria-hidden />
              </>
            }
          >
            <BalancePanel links={links} available={tools.available} />
          </Popover>
        )}
      </div>
      <Component
        href={links.inbox}
        className={triggers.look.quiet}
        aria-current={isCurrent(links.inbox, current) ? 'page' : undefined}
      >
        <Inbox size={18} aria-hidden />
        <span className={styles.word}>Inbox</span>
      </Component>
      <DropdownMenu
        groups={accountMenu(links, current, onLogout)}
        trigger={
          <>
            <CircleUserRound size={22} aria-hidden />
            <VisuallyHidden>Account</VisuallyHidden>
          </>
        }
      />
    </header>
  );
}
