import { Fragment, use, useId, useState, type MouseEventHandler, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import { useDoublePress } from '#ui/platform/useDoublePress.ts';
import { followHandlers, LinkContext } from '../Link/Link.tsx';
import * as styles from '../Popover/Popover.css.ts';

/** A link of the menu. */
export interface MenuEntry {
  /** The text of the link. */
  readonly label: string;
  /** The address of the page. */
  readonly href: string;
  /** Decorative, before the text. */
  readonly Icon?: LucideIcon;
  /** Opens in a new tab, and announces that. */
  readonly external?: boolean;
  /** Whether this is the current page. */
  readonly current?: boolean;
  /** Called when the link is followed, in this tab or another one, before the navigation. */
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** Links of one subject. */
export interface MenuGroup {
  /** Shown above the entries. */
  readonly label?: string;
  /** The links, in order. */
  readonly entries: readonly MenuEntry[];
}

export interface DropdownMenuProps {
  /** The content and accessible name of the trigger. */
  trigger: ReactNode;
  /** The groups, separated by lines. */
  groups: readonly MenuGroup[];
  /** Whether the current page belongs to the menu, which marks the trigger. */
  current?: boolean;
}

/** A menu of links below its trigger. Arrow keys move, Escape closes it and restores the focus. */
export function DropdownMenu({ trigger, groups, current }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const isDoublePress = useDoublePress(open);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        className={styles.triggerLook.quiet}
        aria-current={current ? 'page' : undefined}
        onPointerDown={(event) => {
          if (isDoublePress(event)) event.preventDefault();
        }}
      >
        {trigger}
      </Radix.Trigger>
      {/* Mounted only while open: Radix's layout effects set state, so that React would render twice. */}
      {open && (
        <Radix.Portal>
          <Radix.Content
            className={styles.menu}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            loop
            onPointerDownOutside={(event) => {
              if (isDoublePress(event.detail.originalEvent)) event.preventDefault();
            }}
            onCloseAutoFocus={(event) => {
              // The page of a followed link may have taken the focus already.
              if (document.activeElement !== document.body) event.preventDefault();
            }}
          >
            {groups.map((group, index) => (
              <Fragment key={group.label ?? index}>
                {index > 0 && <Radix.Separator className={styles.separator} />}
                <Group {...group} />
              </Fragment>
            ))}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

function Group({ label, entries }: MenuGroup) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={label && id}>
      {label && (
        <Radix.Label id={id} className={styles.groupLabel}>
          {label}
        </Radix.Label>
      )}
      {entries.map((entry) => (
        <Entry key={`${entry.label} ${entry.href}`} {...entry} />
      ))}
    </Radix.Group>
  );
}

function Entry({ label, href, Icon, external = false, current, onFollow }: MenuEntry) {
  const Component = use(LinkContext);
  const linkProps = {
    href,
    className: styles.item,
    'aria-current': current ? ('page' as const) : undefined,
    ...followHandlers(onFollow),
  };
  const icon = Icon && <Icon className={styles.icon} aria-hidden />;
  return (
    <Radix.Item asChild textValue={label}>
      {external ? (
        <a {...linkProps} target="_blank" rel="noopener noreferrer">
          {icon}
          <span>{label}</span>
          <ArrowUpRight className={styles.external} role="img" aria-label="(opens in a new tab)" />
        </a>
      ) : (
        <Component {...linkProps}>
          {icon}
          <span>{label}</span>
        </Component>
      )}
    </Radix.Item>
  );
}
