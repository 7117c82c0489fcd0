import type { ComboboxResult } from '@cb/ui/components/Combobox';
import { usePlatform } from '@cb/ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { languagesQuery } from './profileApi.ts';

/** The pause in typing before the search, in ms. */
const restMs = 250;

/** Returns the options for the latest typed text, never those of an earlier one. */
export function useLanguageSearch() {
  const { clock } = usePlatform();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const found = useQuery(languagesQuery(searched));

  useEffect(() => {
    if (typed === searched) return undefined;
    return clock.after(restMs, () => setSearched(typed));
  }, [typed, searched, clock]);

  function result(): ComboboxResult {
    if (typed !== searched || (!found.data && found.isFetching)) return { status: 'loading' };
    if (!found.data) return { status: 'failed', onRetry: () => void found.refetch() };
    const options = found.data.map(({ code, name }) => ({ value: code, label: name }));
    return { status: 'ready', options };
  }

  return { result: result(), onSearch: (text: string) => setTyped(text) };
}
