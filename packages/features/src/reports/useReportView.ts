import { useState } from 'react';
import { useUrlSync } from '../hooks/useUrlSync.ts';
import { readView, writeView, type ReportView } from './view.ts';

export interface ReportAddress {
  /** The query of the URL including the "?"; '' if there is none. */
  search: string;
  /** Writes another query; with `replace`, Back does not return to the previous one. */
  onSearch: (search: string, options: { replace: boolean }) => void;
}

/** The view of the reports, stored in the URL. Another URL, as after Back, replaces the view. */
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
