import { useEffect, useRef, useState } from 'react';
import { readView, writeView, type ReportView } from './view.ts';

export interface ReportAddress {
  /** Query of the address, with its "?"; '' when there is none. */
  search: string;
  /** Puts another query there; `replace` where it is no place to go back to. */
  onSearch: (search: string, options: { replace: boolean }) => void;
}

/**
 * What of the reports is shown, kept in the address. The member's typing is never undone by an
 * address that arrives late; another address, as by Back, is followed.
 */
export function useReportView({ search, onSearch }: ReportAddress) {
  const [view, setView] = useState(() => readView(search));
  const [seen, setSeen] = useState(search);
  const written = useRef<string[]>([]);

  useEffect(() => {
    if (search === seen) return;
    setSeen(search);
    const own = written.current.indexOf(search);
    written.current = written.current.slice(own + 1);
    if (own === -1) {
      written.current = [];
      setView(readView(search));
    }
  }, [search, seen]);

  function change(next: ReportView, options: { replace: boolean }) {
    setView(next);
    const address = writeView(next);
    if (address === (written.current.at(-1) ?? search)) return;
    written.current.push(address);
    onSearch(address, options);
  }

  return [view, change] as const;
}
