import type { ReactNode } from 'react';
import { Rosette } from '../../../components/BrandPanel/Rosette.tsx';
import { optionalPart } from '../../../platform/optionalPart.ts';
import { Kept } from '../PublicPage/Kept.tsx';
import type { PublicLinks } from '../PublicPage/links.ts';
import { PublicPage } from '../PublicPage/PublicPage.tsx';
import * as styles from './LandingScreen.css.ts';

export interface LandingScreenProps {
  /** The login or sign-up screen, depending on the route. */
  children: ReactNode;
  links: PublicLinks;
  themeSwitch: ReactNode;
}

const load = () => import('./landingParts.ts');
const HeroPicture = optionalPart(load, ({ HeroPicture }) => HeroPicture);
const Introduction = optionalPart(load, ({ Introduction }) => Introduction);
const PeekingCards = optionalPart(load, ({ PeekingCards }) => PeekingCards);
const Sections = optionalPart(load, ({ Sections }) => Sections);

/**
 * The public landing page (LND-02, LND-04): a tagline, the nested screen, and what the product
 * offers.
 */
export function LandingScreen({ children, links, themeSwitch }: LandingScreenProps) {
  return (
    <PublicPage
      links={links}
      themeSwitch={themeSwitch}
      sections={
        // The fallback has the height of a screen, so that the footer does not appear and disappear
        // again.
        <Kept fallback={<div className={styles.below} />}>
          <Sections links={links} />
        </Kept>
      }
    >
      <div className={styles.hero}>
        <Rosette className={styles.texture} />
        <Kept className={styles.introduction}>
          <Introduction />
        </Kept>
        <div className={styles.formArea}>
          <Kept aria-hidden className={styles.cards}>
            <PeekingCards />
          </Kept>
          <div className={styles.card}>{children}</div>
        </div>
        <Kept aria-hidden className={styles.picture}>
          <HeroPicture />
        </Kept>
      </div>
    </PublicPage>
  );
}
