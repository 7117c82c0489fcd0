import { ArrowUpRight } from 'lucide-react';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  use,
} from 'react';
import { buttonClasses } from '../Button/Button.tsx';
import * as styles from './Link.css.ts';

/** The props of an `a` element, which always has an address. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that loads its target as a document, which needs no router. */
export function DocumentLink(props: LinkComponentProps) {
  return <a {...props} />;
}

/** The component that renders every link. */
export const LinkContext = createContext<ComponentType<LinkComponentProps>>(DocumentLink);

/** Provides the component that renders every link; the site supplies its router's. */
export const LinkProvider = LinkContext.Provider;

interface CommonProps {
  /** The text of the link. */
  children: ReactNode;
  /** The address, which the site's router follows unless `external` is set. */
  href: string;
  /** For external pages: opens in a new tab, and announces that. */
  external?: boolean;
  /** Called when the link is followed, in this tab or another one, before the navigation. */
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
}

/** Returns the handlers of an `a` element that report that it is followed, in this tab or another one. */
export const followHandlers = (onFollow: MouseEventHandler<HTMLAnchorElement> | undefined) => ({
  onClick: onFollow,
  // The middle button follows a link, too; the right one opens a menu.
  onAuxClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button === 1) onFollow?.(event);
  },
});

export interface LinkProps extends CommonProps {
  /** `inline` within a sentence, `standalone` on a separate line, `plain` in lists of links. */
  look?: 'inline' | 'standalone' | 'plain';
  /** Whether this is the current page. */
  current?: boolean;
}

/** Navigates to another page. For an action on the current page, use a button. */
export function Link({ look = 'inline', current, children, ...props }: LinkProps) {
  return (
    <Anchor {...props} aria-current={current ? 'page' : undefined} className={styles.look[look]}>
      {props.external ? <span>{children}</span> : children}
    </Anchor>
  );
}

export interface ButtonLinkProps extends CommonProps {
  /** `primary` once in a view, `secondary` for the second choice, `quiet` for the third. */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** `large` for a view's main next step. */
  size?: 'medium' | 'large';
  /** Fills the whole line. */
  wide?: boolean;
  /** Aligns the label of a quiet link with these edges of its container; its padding extends beyond them. */
  flush?: 'start' | 'end' | 'both' | undefined;
  /** Shown before the label. */
  icon?: ReactNode;
  /** Announces the link as a button where the specification calls it one; Space follows it too. */
  role?: 'button';
}

/** A link that looks like a button, for a screen's main next step. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  wide = false,
  flush,
  icon,
  role,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor
      {...props}
      role={role}
      onKeyDown={role && followOnSpace}
      className={buttonClasses({ tone, size, wide, flush })}
    >
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}

/** Follows a link on Space. Links react to Enter only, buttons to both. */
function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  // Otherwise the page scrolls.
  event.preventDefault();
  event.currentTarget.click();
}

interface AnchorProps extends CommonProps {
  className: string;
  'aria-current'?: 'page' | undefined;
  role?: 'button' | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLAnchorElement> | undefined;
}

function Anchor({ children, external = false, onFollow, ...rest }: AnchorProps) {
  const LinkComponent = use(LinkContext);
  const linkProps = { ...rest, ...followHandlers(onFollow) };
  if (!external) return <LinkComponent {...linkProps}>{children}</LinkComponent>;
  return (
    <a {...linkProps} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight className={styles.external} role="img" aria-label="(opens in a new tab)" />
    </a>
  );
}
