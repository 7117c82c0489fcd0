import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Rosette } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { useProductName, Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { paidToMembers } from '#ui/domain/figures.ts';
import * as styles from './PublicPage.css.ts';

/** The targets of the public area's links, set by the site. */
export interface PublicLinks {
  login: string;
  signUp: string;
  home: string;
  cashBack: string;
  surveys: string;
  discover: string;
  redeem: string;
  privacyPolicy: string;
  termsOfService: string;
  referAndEarn: string;
  help: string;
  blog: string;
  about: string;
  contact: string;
  advertise: string;
  games: string;
  sitemap: string;
  /** The social networks, in display order. */
  social: readonly { label: string; href: string }[];
}

export interface PublicPageProps {
  /** The main content, on the deep green band below the header. */
  children: ReactNode;
  /** Sections between the band and the footer. */
  sections?: ReactNode;
  /** The addresses that header and footer link to. */
  links: PublicLinks;
  /** The `ThemeSwitch`, shown in the footer. */
  themeSwitch: ReactNode;
}

/** A page of the public area: a band with header and content, sections, footer. */
export function PublicPage({ children, sections, links, themeSwitch }: PublicPageProps) {
  return (
    <BandPage
      header={<Header links={links} />}
      below={
        <>
          {sections}
          <footer className={styles.footer}>
            <div className={styles.footerContent}>
              <div className={styles.about}>
                <About />
              </div>
              <nav aria-label="Footer" className={styles.groups}>
                <FooterLinks links={links} />
              </nav>
              <div className={styles.bottomRow}>
                <span>Your theme</span>
                {themeSwitch}
              </div>
            </div>
          </footer>
        </>
      }
    >
      {children}
    </BandPage>
  );
}

/** The content of the header (LND-01). */
function Header({ links }: { links: PublicLinks }) {
  return (
    <>
      <Link href={links.home} look="plain">
        <Wordmark from="narrow" />
      </Link>
      <nav aria-label="Account" className={styles.nav}>
        <ButtonLink href={links.login} tone="quiet">
          Login
        </ButtonLink>
        <ButtonLink href={links.signUp} tone="secondary">
          SignUp
        </ButtonLink>
      </nav>
    </>
  );
}

/** The product in the footer. */
function About() {
  return (
    <>
      <Wordmark />
      <p className={styles.claim}>{`${paidToMembers} paid to members`}</p>
      <p>
        <Amount cb={100} /> = $1
      </p>
    </>
  );
}

interface LinkGroup {
  title: string;
  external?: boolean;
  links: readonly { label: string; href: string }[];
}

const toLinkGroups = (links: PublicLinks, productName: string): LinkGroup[] => [
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
    title: productName,
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

/** All links of the footer (LND-05 to LND-09, D34). */
function FooterLinks({ links }: { links: PublicLinks }) {
  const productName = useProductName();
  return toLinkGroups(links, productName).map(({ title, external = false, links: groupLinks }) => (
    <div key={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {groupLinks.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} look="plain" external={external}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface BandPageProps {
  /** The content of the header. */
  header: ReactNode;
  /** The main content, on the band. */
  children: ReactNode;
  /** The parts of the page below the band. */
  below?: ReactNode;
}

/** A page with its header and its main content on the deep green band. */
export function BandPage({ header, children, below }: BandPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.band}>
        <header className={styles.header}>{header}</header>
        <main className={styles.main}>{children}</main>
      </div>
      {below}
    </div>
  );
}

/** Puts a whole-page message on the band. */
export function PublicMessage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message}>
      <Rosette className={styles.texture} />
      {children}
    </div>
  );
}
