import type { LinkComponentProps } from '@cb/ui/components/Link';
import { Link } from 'react-router';
import { paths } from './paths.ts';
import { prefetch } from './prefetch.ts';

const routed = [paths.home, paths.dashboard, paths.emailReset, paths.accountDeleted];

/** Whether an address is a page of the router, which needs no other document. */
const isRouted = (href: string) =>
  href === paths.start || routed.some((path) => `${href}/`.startsWith(`${path}/`));

/**
 * A link. Addresses of the router's own pages navigate within the page, and their code is fetched once
 * the link is hovered or focused; all others load a document.
 */
export function SiteLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  if (!isRouted(href)) return <a {...{ href, onPointerEnter, onFocus }} {...rest} />;
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
