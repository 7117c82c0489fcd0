import type { ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { ButtonLink, Link } from '../../../components/Link/Link.tsx';
import { Wordmark } from '../../../components/Wordmark/Wordmark.tsx';
import * as styles from './LandingScreen.css.ts';
import { LandingFooter } from './LandingFooter.tsx';
import type { LandingLinks } from './links.ts';
import { ValueStatement } from './ValueStatement.tsx';

export interface LandingScreenProps {
  /** The login or sign-up screen, depending on the route. */
  children: ReactNode;
  links: LandingLinks;
  themeSwitch: ReactNode;
}

/** The public landing page (LND-02, LND-04): header, tagline, nested screen, footer. */
export function LandingScreen({ children, links, themeSwitch }: LandingScreenProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.headerInner}>
          <Link href={links.home} look="plain">
            <Wordmark />
          </Link>
          <nav aria-label="Account" className={styles.nav}>
            <ButtonLink href={links.login} tone="quiet">
              Login
            </ButtonLink>
            <ButtonLink href={links.signUp}>SignUp</ButtonLink>
          </nav>
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.area}>
          <Card>{children}</Card>
        </div>
        <div className={styles.value}>
          <ValueStatement />
        </div>
      </main>
      <LandingFooter links={links} themeSwitch={themeSwitch} />
    </div>
  );
}
