import type { ReactNode } from 'react';
import { Link } from '../../../components/Link/Link.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './ShellFooter.css.ts';

export interface ShellFooterProps {
  links: ShellLinks;
  themeSwitch: ReactNode;
}

/** The footer of the dashboard: the tagline, links to static pages and the theme switch. */
export function ShellFooter({ links, themeSwitch }: ShellFooterProps) {
  const pages = [
    { label: 'Privacy policy', href: links.privacyPolicy },
    { label: 'Terms of service', href: links.termsOfService },
    { label: 'Refer and earn', href: links.referAndEarn },
  ];
  return (
    <footer className={styles.footer}>
      <p className={styles.claim}>More than $150 million paid to members</p>
      <ul className={styles.links}>
        {pages.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} look="plain">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {themeSwitch}
    </footer>
  );
}
