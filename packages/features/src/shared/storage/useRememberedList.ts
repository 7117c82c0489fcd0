import { useCallback } from 'react';
import * as v from 'valibot';
import { storedValue } from './storedText.ts';

const storedList = storedValue(v.array(v.string()));
const emptyList: readonly string[] = [];

/**
 * Returns the texts stored under a key in this browser, latest first, and a stable function that adds
 * one. Only the latest `limit` are kept.
 */
export function useRememberedList(key: string, limit: number) {
  const list = storedList.useValue(key) ?? emptyList;
  const remember = useCallback(
    (text: string) => {
      const otherTexts = (storedList.read(key) ?? emptyList).filter((known) => known !== text);
      storedList.store(key, [text, ...otherTexts].slice(0, limit));
    },
    [key, limit],
  );
  return [list, remember] as const;
}
