import { createContext, use } from 'react';

const ProductNameContext = createContext('CB Rewards');

/** Provides what texts call the product (decision D1); the site takes it from the operator's settings. */
export const ProductNameProvider = ProductNameContext.Provider;

/** What the product is called. No other file of a screen spells the name. */
export const useProductName = () => use(ProductNameContext);
