import type { ReactNode } from 'react';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './LandingFooter.css.ts';
import type { LandingLinks } from './links.ts';

interface Group {
  title: string;
  external?: boolean;
  links: readonly { label: string; href: string }[];
}

const groupsOf = (links: LandingLinks): Group[] => [
  {
    title: 'Earn and redeem',
    links: [
      { label: 'Home', href: links.home },
      { label: 'Cash back', href: links.cashBack },
      { label: 'Surveys', href: links.surveys },
      { label: 'Discover', href: links.discover },
      { label: 'Redeem', href: links.redeem },
    ],
  },
  {
    title: 'Good to know',
    links: [
      { label: 'Refer and earn', href: links.referAndEarn },
      { label: 'Privacy policy', href: links.privacyPolicy },
      { label: 'Terms of service', href: links.termsOfService },
    ],
  },
  {
    title: 'CB Rewards',
    external: true,
    links: [
      { label: 'Help', href: links.help },
      { label: 'Blog', href: links.blog },
      { label: 'About', href: links.about },
      { label: 'Contact', href: links.contact },
      { label: 'Advertise', href: links.advertise },
      { label: 'Games', href: links.games },
      { label: 'Sitemap', href: links.sitemap },
    ],
  },
  { title: 'Follow us', external: true, links: links.social },
];

interface LandingFooterProps {
  links: LandingLinks;
  themeSwitch: ReactNode;
}

/** The footer of the landing page with all its links (LND-05 to LND-09, D34). */
export function LandingFooter({ links, themeSwitch }: LandingFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.groups}>
          {groupsOf(links).map(({ title, external = false, links }) => (
            <div key={title}>
              <Text weight="strong">{title}</Text>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <Link href={href} look="plain" external={external}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Inline justify="between">
          <Text weight="medium">More than $150 million paid to members</Text>
          {themeSwitch}
        </Inline>
      </div>
    </footer>
  );
}
