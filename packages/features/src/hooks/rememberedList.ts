import { useMemo } from 'react';
import * as v from 'valibot';
import { deviceTexts, useStoredText } from './storedText.ts';

const texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

function parse(stored: string): readonly string[] {
  const parsed = v.safeParse(texts, stored);
  return parsed.success ? parsed.output : [];
}

/**
 * Returns the texts stored under a key in this browser, latest first, and a function that adds one.
 * Only the latest `limit` are kept.
 */
export function useRememberedList(key: string, limit: number) {
  const stored = useStoredText(key);
  const list = useMemo(() => parse(stored), [stored]);
  const remember = (text: string) => {
    const others = parse(deviceTexts.read(key)).filter((other) => other !== text);
    deviceTexts.store(key, JSON.stringify([text, ...others].slice(0, limit)));
  };
  return [list, remember] as const;
}
