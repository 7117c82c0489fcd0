import { use, type ReactNode } from 'react';
import { ExternalLink, type LucideIcon } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { LinkContext } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NavLink.css.ts';

export interface NavLinkProps {
  children: ReactNode;
  href: string;
  Icon: LucideIcon;
  /** What the target is worth, such as "$0.5". */
  badge?: string;
  /** Whether this is the current page. */
  current?: boolean;
  /** Opens in a new tab, and announces that. */
  external?: boolean;
}

/** An entry of a navigation. In a narrow container its label moves below the icon. */
export function NavLink({ children, href, Icon, badge, current, external = false }: NavLinkProps) {
  const Component = use(LinkContext);
  const content = (
    <>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={styles.label}>{children}</span>
      {badge && (
        <span className={styles.mark}>
          <Badge tone="reward">{badge}</Badge>
        </span>
      )}
      {external && <ExternalLink className={styles.external} aria-hidden />}
      {external && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
    </>
  );
  if (external) {
    return (
      <a href={href} className={styles.entry} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Component href={href} className={styles.entry} aria-current={current ? 'page' : undefined}>
      {content}
    </Component>
  );
}
