import { useState } from 'react';
import { useUrlSync } from '../hooks/useUrlSync.ts';
import { readView, writeView, type ReportView } from './view.ts';

export interface ReportAddress {
  /** Query of the address, with its "?"; '' when there is none. */
  search: string;
  /** Writes another query; with `replace`, Back does not return to the one before. */
  onSearch: (search: string, options: { replace: boolean }) => void;
}

/** What the reports show, kept in the address. Another address, as after Back, is followed. */
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
