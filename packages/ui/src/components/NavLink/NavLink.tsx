import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import { type MouseEventHandler, use, useRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { followHandlers, LinkContext } from '../Link/Link.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NavLink.css.ts';

/** Returns whether a path is the current page's or, unless `exact`, a parent of it. */
export function isCurrent(
  href: string,
  current: string,
  { exact = false }: { exact?: boolean | undefined } = {},
): boolean {
  // The router ignores case, too.
  const path = current.toLowerCase().replace(/(.)\/+$/, '$1');
  const entry = href.toLowerCase();
  return path === entry || (!exact && path.startsWith(`${entry}/`));
}

export interface NavLinkProps {
  /** The name of the page. */
  children: string;
  /** The address of the page. */
  href: string;
  /** Decorative, before the name; a narrow container shows it alone. */
  Icon: LucideIcon;
  /** The reward of the target, such as "$0.5". */
  badge?: string;
  /** Whether this is the current page. */
  current?: boolean;
  /** Opens in a new tab, and announces that. */
  external?: boolean;
  /** Called when the link is followed, in this tab or another one, before the navigation. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** An entry of a navigation. A narrow container shows only its icon, and the name as a tooltip. */
export function NavLink(props: NavLinkProps) {
  const { children, href, Icon, badge, current, external = false, onFollow } = props;
  const Anchor = use(LinkContext);
  const label = useRef<HTMLSpanElement>(null);
  const content = (
    <>
      <span aria-hidden className={styles.icon}>
        <Icon size={20} />
      </span>
      <span ref={label} className={styles.label}>
        {children}
      </span>
      {badge && (
        <span className={styles.badge}>
          <Badge tone="reward">{badge}</Badge>
        </span>
      )}
      {external && <ArrowUpRight className={styles.external} aria-hidden />}
      {external && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
      <Tooltip side="beside" visibleName={label}>
        {children}
      </Tooltip>
    </>
  );
  const linkProps = { href, className: styles.entry, ...followHandlers(onFollow) };
  if (external) {
    return (
      <a {...linkProps} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Anchor {...linkProps} aria-current={current ? 'page' : undefined}>
      {content}
    </Anchor>
  );
}
