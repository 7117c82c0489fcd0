import {
  ChartColumn,
  ChevronDown,
  CircleHelp,
  CirclePlay,
  Handshake,
  Inbox,
  ListChecks,
  LogOut,
  Megaphone,
  MessageSquareQuote,
  Newspaper,
  Settings,
  Ticket,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react';
import { type MouseEventHandler, type ReactNode, use, useId, useState } from 'react';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { Collapsible } from '#ui/components/Collapsible/Collapsible.tsx';
import { DropdownMenu, type MenuGroup } from '#ui/components/DropdownMenu/DropdownMenu.tsx';
import { ButtonLink, LinkContext } from '#ui/components/Link/Link.tsx';
import * as navLink from '#ui/components/NavLink/NavLink.css.ts';
import { isCurrent, NavLink } from '#ui/components/NavLink/NavLink.tsx';
import * as popover from '#ui/components/Popover/Popover.css.ts';
import { Popover } from '#ui/components/Popover/Popover.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Tooltip } from '#ui/components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import {
  ExplainContext,
  ExplainerProvider,
} from '#ui/screens/Redeem/WhereIsMyCb/ExplainerProvider.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './TopBar.css.ts';

/** The parts that depend on the member, available once the session is known. */
export interface MemberTools {
  /** The balance in the bar, such as "1,250 CB". */
  balance: ReactNode;
  /** "Available 1,250 CB" and its value in dollars, in the balance panel. */
  available: ReactNode;
  /** The content of the "CB CODE" panel. */
  cbCode: ReactNode;
  /** Shown on the button of the account; '' while loading, undefined shows an icon. */
  initials: string | undefined;
  /** Whether the inbox has unread messages. */
  hasUnread: boolean;
  /** A gift card of the member's catalogue, for the banners; undefined shows a card without a brand. */
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
  const Anchor = use(LinkContext);
  const unreadId = useId();
  return (
    <header className={styles.bar}>
      <Anchor href={links.dashboard} className={styles.home}>
        <Wordmark from="tablet" />
      </Anchor>
      <div className={styles.tools}>
        {tools && (
          <Popover
            label="Redeem a CB code"
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
              <Handshake className={styles.icon} aria-hidden />
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
      <Anchor
        href={links.inbox}
        className={popover.triggerLook.quiet}
        aria-current={isCurrent(links.inbox, current) ? 'page' : undefined}
        aria-describedby={tools?.hasUnread ? unreadId : undefined}
      >
        <span className={styles.inbox}>
          <Inbox className={styles.icon} aria-hidden />
          {tools?.hasUnread && <span className={styles.dot} />}
        </span>
        <span className={styles.inboxLabel}>Inbox</span>
        <Tooltip>Inbox</Tooltip>
        {tools?.hasUnread && (
          <span id={unreadId} hidden>
            Unread messages
          </span>
        )}
      </Anchor>
      <DropdownMenu
        groups={accountMenu(links, current, onLogout)}
        current={isCurrent(links.accountSettings, current)}
        trigger={
          <>
            <VisuallyHidden>Account</VisuallyHidden>
            <span className={styles.avatar}>
              {tools?.initials ?? <UserRound className={styles.icon} aria-hidden />}
            </span>
            <Tooltip>Account</Tooltip>
          </>
        }
      />
    </header>
  );
}

type BalancePanelProps = Pick<MemberTools, 'available' | 'cbCode'> & { links: ShellLinks };

/**
 * The balance dropdown: the balance, its value in dollars, and links to redeem and trace it (BAL-01).
 * In a narrow window it also contains the entries that do not fit into the top bar.
 */
function BalancePanel({ links, available, cbCode }: BalancePanelProps) {
  const [codeOpen, setCodeOpen] = useState(false);
  return (
    <Stack>
      <div className={styles.head}>
        <CoinMark size="large" />
        {available}
      </div>
      <Text size="small" tone="muted">
        100 CB = 1$
      </Text>
      <ButtonLink href={links.redeemRewards} size="large" wide>
        Redeem CB's
      </ButtonLink>
      <div className={styles.rows}>
        <NavLink href={links.earningReport} Icon={ChartColumn}>
          My Earning History
        </NavLink>
        <ExplainerProvider helpHref={links.help}>
          <WhereIsMyCbEntry />
        </ExplainerProvider>
        <div className={styles.narrowOnly}>
          <NavLink href={links.referAFriend} Icon={UserPlus} badge="$1">
            Refer a Friend
          </NavLink>
          <NavLink href={links.referAFriend} Icon={Users}>
            Referral Stats
          </NavLink>
          <Collapsible label="CB CODE" Icon={Ticket} open={codeOpen} onOpenChange={setCodeOpen}>
            <li>{cbCode}</li>
          </Collapsible>
        </div>
      </div>
    </Stack>
  );
}

/** Opens the explanation. It looks like a `NavLink`, but is a button. */
function WhereIsMyCbEntry() {
  const explain = use(ExplainContext);
  return (
    <button
      type="button"
      className={navLink.entry}
      aria-haspopup="dialog"
      onClick={() => explain()}
    >
      <span className={navLink.icon}>
        <CircleHelp size={20} aria-hidden />
      </span>
      <span className={navLink.label}>Where is my CB?</span>
    </button>
  );
}

/** Returns the entries of the Refer & Earn dropdown (SHL-15). */
const referMenu = (links: ShellLinks): readonly MenuGroup[] => [
  {
    entries: [
      { label: 'Refer a Friend', href: links.referAFriend, Icon: UserPlus },
      { label: 'Referral Stats', href: links.referAFriend, Icon: Users },
      { label: 'Promotional Material', href: links.promotionalMaterial, Icon: Megaphone },
    ],
  },
];

/** Returns the entries of the account dropdown (SHL-19 to SHL-22). */
function accountMenu(
  links: ShellLinks,
  current: string,
  onLogout: MouseEventHandler<HTMLAnchorElement>,
): readonly MenuGroup[] {
  const pageLink = (href: string) => ({ href, current: isCurrent(href, current) });
  const externalLink = (href: string) => ({ href, external: true });
  return [
    {
      entries: [
        { label: 'My Surveys', ...pageLink(links.surveys), Icon: ListChecks },
        { label: 'My Account Settings', ...pageLink(links.accountSettings), Icon: Settings },
      ],
    },
    {
      label: 'Help and news',
      entries: [
        { label: 'Help', ...externalLink(links.help), Icon: CircleHelp },
        { label: 'Video Guides', ...externalLink(links.externalVideoGuides), Icon: CirclePlay },
        { label: 'News', ...externalLink(links.externalNews), Icon: Newspaper },
        {
          label: 'Submit Testimonial',
          ...externalLink(links.testimonial),
          Icon: MessageSquareQuote,
        },
      ],
    },
    { entries: [{ label: 'Logout', href: links.logout, onFollow: onLogout, Icon: LogOut }] },
  ];
}
