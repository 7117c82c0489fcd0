import { use, type ReactNode } from 'react';
import { LinkContext } from '../../../components/Link/Link.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './ShellFooter.css.ts';

export interface ShellFooterProps {
  /** The addresses that the dashboard links to. */
  links: ShellLinks;
  /** The address of the current page, or of the entry that it belongs to. */
  current: string;
  /** The `ThemeSwitch`. */
  themeSwitch: ReactNode;
}

/** The footer of the dashboard: the tagline, quiet links and the theme switch. */
export function ShellFooter({ links, current, themeSwitch }: ShellFooterProps) {
  const Component = use(LinkContext);
  const pages = [
    { label: 'News', href: links.news },
    { label: 'Video Guides', href: links.videoGuides },
    { label: 'Privacy policy', href: links.privacyPolicy },
    { label: 'Terms of service', href: links.termsOfService },
    { label: 'Refer and earn', href: links.referAndEarn },
  ];
  return (
    <footer className={styles.footer}>
      <p>More than $150 million paid to members</p>
      <ul className={styles.links}>
        {pages.map(({ label, href }) => (
          <li key={label}>
            <Component
              href={href}
              className={styles.link}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </Component>
          </li>
        ))}
      </ul>
      {themeSwitch}
    </footer>
  );
}
