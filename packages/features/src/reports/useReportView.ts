import { useState } from 'react';
import { useUrlSync } from '../hooks/useUrlSync.ts';
import { readView, writeView, type ReportView } from './view.ts';

export interface ReportAddress {
  /** Query of the address, with its "?"; '' when there is none. */
  search: string;
  /** Puts another query there; `replace` where it is no place to go back to. */
  onSearch: (search: string, options: { replace: boolean }) => void;
}

/** What of the reports is shown, kept in the address. Another address, as by Back, is followed. */
export function useReportView({ search, onSearch }: ReportAddress) {
  const [view, setView] = useState(() => readView(search));
  const keep = useUrlSync(search, () => setView(readView(search)));

  function change(next: ReportView, options: { replace: boolean }) {
    setView(next);
    const address = writeView(next);
    keep(address, () => onSearch(address, options));
  }

  return [view, change] as const;
}
