import { Text } from '../../../components/Text/Text.tsx';
import * as styles from '../ConfirmGiftCard/ConfirmGiftCard.css.ts';

export interface UseInProps {
  /** The names of the countries; renders nothing without any. */
  countries: readonly string[];
}

/** The maximum number of names that are shown without being opened. */
const most = 8;

/** The countries where a gift card can be used (D289): a card of another country is never taken back. */
export function UseIn({ countries }: UseInProps) {
  if (countries.length === 0) return null;
  const rest = countries.slice(most);
  const text = `For use in: ${countries.slice(0, most).join(', ')}`;
  if (rest.length === 0) {
    return (
      <Text size="small" tone="muted">
        {text}
      </Text>
    );
  }
  return (
    <details className={styles.countries}>
      <summary className={styles.first}>{`${text}, and ${rest.length} more`}</summary>
      <p>{rest.join(', ')}</p>
    </details>
  );
}
