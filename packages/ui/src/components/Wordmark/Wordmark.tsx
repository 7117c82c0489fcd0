import { createContext, use } from 'react';
import { CoinMark } from '../CoinMark/CoinMark.tsx';
import * as styles from '../CoinMark/CoinMark.css.ts';

const ProductNameContext = createContext('CB Rewards');

/** Provides the product's name (D1), which the site takes from the operator's settings. */
export const ProductNameProvider = ProductNameContext.Provider;

/** Returns the product's name. No screen contains the name itself. */
export const useProductName = () => use(ProductNameContext);

/** The product's name in a sentence, which browsers do not translate. */
export function ProductName() {
  return <span translate="no">{useProductName()}</span>;
}

export interface WordmarkProps {
  /**
   * The minimum width of the window for the words; `narrow` is 352 px. Below it only the coin is shown.
   * Without it the words are always shown.
   */
  from?: keyof typeof styles.nameFrom;
}

/** The product's name beside its coin, with the first word in the accent colour (D1). */
export function Wordmark({ from }: WordmarkProps) {
  const [first, ...others] = useProductName().split(' ');
  return (
    <span className={styles.wordmark}>
      <CoinMark />
      <span translate="no" className={from && styles.nameFrom[from]}>
        <span className={styles.firstWord}>{first}</span>
        {others.map((word) => ` ${word}`).join('')}
      </span>
    </span>
  );
}
