import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './CountriesOfUse.css.ts';

interface CountriesOfUseProps {
  /** The names of the countries; renders nothing without any. */
  countries: readonly string[];
}

/** The number of names that are shown before the list is opened. */
const namesShown = 8;

/** The countries where a gift card can be used (D289), shown because cards are never taken back. */
export function CountriesOfUse({ countries }: CountriesOfUseProps) {
  if (countries.length === 0) return null;
  const moreCountries = countries.slice(namesShown);
  const text = `For use in: ${countries.slice(0, namesShown).join(', ')}`;
  if (moreCountries.length === 0) {
    return (
      <Text size="small" tone="muted">
        {text}
      </Text>
    );
  }
  return (
    <details className={styles.countries}>
      <summary className={styles.summary}>{`${text}, and ${moreCountries.length} more`}</summary>
      <p>{moreCountries.join(', ')}</p>
    </details>
  );
}
