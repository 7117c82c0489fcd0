import { createContext, use } from 'react';

const ProductNameContext = createContext('CB Rewards');

/** Provides the product's name (decision D1), which the site takes from the operator's settings. */
export const ProductNameProvider = ProductNameContext.Provider;

/** Returns the product's name. No screen contains the name itself. */
export const useProductName = () => use(ProductNameContext);

/** The product's name in a sentence, which browsers do not translate. */
export function ProductName() {
  return <span translate="no">{useProductName()}</span>;
}
