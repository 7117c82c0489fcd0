import type { ReactNode } from 'react';
import { Rosette } from '../../../components/BrandPanel/BrandPanel.tsx';
import { ButtonLink, Link } from '../../../components/Link/Link.tsx';
import { Wordmark } from '../../../components/Wordmark/Wordmark.tsx';
import type { PublicLinks } from './links.ts';
import { PublicFooter } from './PublicFooter.tsx';
import * as styles from './PublicPage.css.ts';

export type { PublicLinks } from './links.ts';

export interface PublicPageProps {
  /** The main content, on the deep green band below the header. */
  children: ReactNode;
  /** Sections between the band and the footer. */
  sections?: ReactNode;
  links: PublicLinks;
  themeSwitch: ReactNode;
}

interface BandPageProps {
  header: ReactNode;
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

/** A page of the public area: a band with header and content, sections, footer. */
export function PublicPage({ children, sections, links, themeSwitch }: PublicPageProps) {
  return (
    <BandPage
      header={
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
      }
      below={
        <>
          {sections}
          <PublicFooter links={links} themeSwitch={themeSwitch} />
        </>
      }
    >
      {children}
    </BandPage>
  );
}
