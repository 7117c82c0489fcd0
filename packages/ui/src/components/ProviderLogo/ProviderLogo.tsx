import { marks } from './marks.tsx';
import * as styles from './ProviderLogo.css.ts';

/** How a survey provider writes its name, by partner code (SVC-09). */
const names = {
  SAMPLY: 'Samply',
  RAPIDOREACH: 'RapidoReach',
  YOURSURVEYS: 'YourSurveys',
  PURESPECTRUM: 'PureSpectrum',
  SSI: 'SSI',
  CINT: 'Cint',
} as const;

/** A partner code. */
export type Provider = keyof typeof names;

export interface ProviderLogoProps {
  provider: Provider;
  size?: 'small' | 'large';
}

/** The mark and the name of a survey provider, drawn by us. */
export function ProviderLogo({ provider, size = 'small' }: ProviderLogoProps) {
  return (
    <span
      role="img"
      aria-label={names[provider]}
      className={`${styles.size[size]} ${styles.colourOf[provider]}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden className={styles.mark}>
        {marks[provider]}
      </svg>
      <span aria-hidden>{names[provider]}</span>
    </span>
  );
}
