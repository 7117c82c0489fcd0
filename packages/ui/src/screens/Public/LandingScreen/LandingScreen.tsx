import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Rosette } from '../../../components/BrandPanel/BrandPanel.tsx';
import type { PublicLinks } from '../PublicPage/links.ts';
import { PublicPage } from '../PublicPage/PublicPage.tsx';
import type * as afterTheForm from './afterTheForm.ts';
import { HeroPicture } from './HeroPicture.tsx';
import * as styles from './LandingScreen.css.ts';

export interface LandingScreenProps {
  /** The login or sign-up screen, depending on the route. */
  children: ReactNode;
  links: PublicLinks;
  themeSwitch: ReactNode;
}

/**
 * Loads the script of a part around the form later, because visitors come for the form. A prerendered
 * part is visible meanwhile, also if its script cannot be loaded.
 */
const later = <Props extends object>(part: (module: typeof afterTheForm) => ComponentType<Props>) =>
  lazy(() =>
    import('./afterTheForm.ts').then(
      (module) => ({ default: part(module) }),
      () => new Promise<never>(() => {}),
    ),
  );

const Fan = later(({ Fan }) => Fan);
const PeekingCards = later(({ PeekingCards }) => PeekingCards);
const Sections = later(({ Sections }) => Sections);

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
        <Suspense fallback={<div className={styles.below} />}>
          <Sections links={links} />
        </Suspense>
      }
    >
      <div className={styles.hero}>
        <Rosette className={styles.texture} />
        <div className={styles.introduction}>
          <p className={styles.tagline}>
            Turn spare minutes into <span className={styles.highlight}>gift cards and cash.</span>
          </p>
          <p className={styles.lead}>
            Answer surveys, shop with cash back, watch videos, play games, invite friends. Every{' '}
            <Amount cb={100} /> you earn is worth $1.
          </p>
        </div>
        <div className={styles.formArea}>
          <Suspense>
            <PeekingCards />
          </Suspense>
          <div className={styles.card}>{children}</div>
        </div>
        <HeroPicture
          fan={
            <Suspense>
              <Fan />
            </Suspense>
          }
        />
      </div>
    </PublicPage>
  );
}
