import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Rosette } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { type PublicLinks, PublicPage } from '../PublicPage/PublicPage.tsx';
import { HeroPicture, PeekingCards } from './HeroPicture.tsx';
import * as styles from './LandingScreen.css.ts';
import { Sections } from './Sections.tsx';

export interface LandingScreenProps {
  /** The login or sign-up screen, depending on the route. */
  children: ReactNode;
  /** The addresses that the page links to. */
  links: PublicLinks;
  /** The `ThemeSwitch`, shown in the footer. */
  themeSwitch: ReactNode;
}

/**
 * The public landing page (LND-02, LND-04): a tagline, the nested screen, and what the product
 * offers.
 */
export function LandingScreen({ children, links, themeSwitch }: LandingScreenProps) {
  return (
    <PublicPage links={links} themeSwitch={themeSwitch} sections={<Sections links={links} />}>
      <div className={styles.hero}>
        <Rosette className={styles.texture} />
        <div className={styles.introduction}>
          <Introduction />
        </div>
        <div className={styles.formArea}>
          <div aria-hidden className={styles.cards}>
            <PeekingCards />
          </div>
          <div className={styles.card}>{children}</div>
        </div>
        <div aria-hidden className={styles.picture}>
          <HeroPicture />
        </div>
      </div>
    </PublicPage>
  );
}

/** The product's offer, in a line and a paragraph. */
function Introduction() {
  return (
    <>
      <p className={styles.tagline}>
        Turn spare minutes into <span className={styles.highlight}>gift cards and cash.</span>
      </p>
      <p className={styles.lead}>
        Answer surveys, shop with cash back, watch videos, play games, invite friends. Every{' '}
        <Amount cb={100} /> you earn is worth $1.
      </p>
    </>
  );
}
