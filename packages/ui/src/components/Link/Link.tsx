import { use, type MouseEventHandler, type ReactNode } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { button } from '../Button/Button.css.ts';
import * as styles from './Link.css.ts';
import { LinkContext } from '../LinkProvider/LinkProvider.tsx';

interface CommonProps {
  children: ReactNode;
  href: string;
  /** For external pages: opens in a new tab, and announces that. */
  external?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface LinkProps extends CommonProps {
  /** `inline` within a sentence, `standalone` on a line of its own, `plain` in lists of links. */
  look?: 'inline' | 'standalone' | 'plain';
}

/** Navigates to another page. For an action on the current page, use a button. */
export function Link({ look = 'inline', ...props }: LinkProps) {
  return <Anchor {...props} className={styles.look[look]} />;
}

export interface ButtonLinkProps extends CommonProps {
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'large';
  wide?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
}

/** A link that looks like a button, for a screen's main next step. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  wide = false,
  icon,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor {...props} className={button({ tone, size, wide })}>
      {icon}
      {icon ? <span>{children}</span> : children}
    </Anchor>
  );
}

function Anchor({ children, external = false, ...rest }: CommonProps & { className: string }) {
  const Component = use(LinkContext);
  if (!external) return <Component {...rest}>{children}</Component>;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight className={styles.external} role="img" aria-label="(opens in a new tab)" />
    </a>
  );
}
