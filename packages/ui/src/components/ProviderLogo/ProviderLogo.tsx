import { surveyProviders } from '#ui/domain/partnerNames.ts';
import * as styles from './ProviderLogo.css.ts';
import { marks, type Provider } from './marks.tsx';

export type { Provider } from './marks.tsx';

export interface ProviderLogoProps {
  /** The partner code. */
  provider: Provider;
  /** `mark` shows the mark alone and is decorative, beside the name as text. */
  size?: 'mark' | 'small' | 'large';
}

/** A survey provider's name with a mark designed for this project. */
export function ProviderLogo({ provider, size = 'small' }: ProviderLogoProps) {
  const tile = (
    <span aria-hidden className={`${styles.tileSize[size]} ${styles.providerColour[provider]}`}>
      <svg viewBox="0 0 24 24" className={styles.mark}>
        {marks[provider]}
      </svg>
    </span>
  );
  if (size === 'mark') return tile;
  return (
    <span role="img" aria-label={surveyProviders[provider]} className={styles.size[size]}>
      {tile}
      <span aria-hidden translate="no">
        {surveyProviders[provider]}
      </span>
    </span>
  );
}
