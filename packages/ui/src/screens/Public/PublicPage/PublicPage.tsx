import type { ReactNode } from 'react';
import { Rosette } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { About, FooterLinks, Header, type PublicLinks } from './frameParts.tsx';
import * as styles from './PublicPage.css.ts';

export type { PublicLinks } from './frameParts.tsx';

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

/** A page of the public area: a band with header and content, sections, footer. */
export function PublicPage({ children, sections, links, themeSwitch }: PublicPageProps) {
  return (
    <BandPage
      header={<Header links={links} />}
      below={
        <>
          {sections}
          <footer className={styles.footer}>
            <div className={styles.inner}>
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
