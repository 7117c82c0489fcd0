import { useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Returns the words in a fragment, to which Storybook also adds the selection of the toolbars. */
const inFragment = (fragment: string) => fragment.slice(1).split('&')[0] ?? '';

/** Returns the words that the address asks to find: by a link, or by a result of the sidebar's search. */
const inAddress = () =>
  new URLSearchParams(location.search).get('find') ?? inFragment(parent.location.hash);

/** The words to find on a page, as state; a result of the sidebar's search replaces them. */
export function useWordsAskedFor() {
  const [words, setWords] = useState(inAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const onNavigate = (url: string) => {
      if (url.startsWith('#')) setWords(inFragment(url));
    };
    channel.on(NAVIGATE_URL, onNavigate);
    return () => channel.off(NAVIGATE_URL, onNavigate);
  }, []);
  return [words, setWords] as const;
}
