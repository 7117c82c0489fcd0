import { useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Returns the words that the address asks to find: by a link, or by a result of the sidebar's search. */
const inAddress = () =>
  new URLSearchParams(location.search).get('find') ?? parent.location.hash.slice(1);

/** The words to find on a page, as state; a result of the sidebar's search replaces them. */
export function useWordsAskedFor() {
  const [words, setWords] = useState(inAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const onNavigate = (url: string) => {
      if (url.startsWith('#')) setWords(url.slice(1));
    };
    channel.on(NAVIGATE_URL, onNavigate);
    return () => channel.off(NAVIGATE_URL, onNavigate);
  }, []);
  return [words, setWords] as const;
}
