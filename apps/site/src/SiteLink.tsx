import type { LinkComponentProps } from '@cb/ui/components/LinkProvider';
import { Link } from 'react-router';
import { paths } from './paths.ts';

const routed = [paths.home, paths.dashboard, paths.emailReset, paths.accountDeleted];

/** Addresses of the router's own pages change the screen; all others load a document. */
export function SiteLink({ href, ...rest }: LinkComponentProps) {
  const inApp = href === paths.start || routed.some((path) => `${href}/`.startsWith(`${path}/`));
  return inApp ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
