import { marks, names, type Provider } from './marks.tsx';
import * as styles from './ProviderLogo.css.ts';

export type { Provider } from './marks.tsx';

export interface ProviderLogoProps {
  provider: Provider;
  size?: 'small' | 'large';
}

/** A survey provider's name with a mark designed for this project. */
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
