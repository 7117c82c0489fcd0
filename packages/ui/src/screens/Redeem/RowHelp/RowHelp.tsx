import { CircleHelp } from 'lucide-react';
import * as styles from './RowHelp.css.ts';

export interface RowHelpProps {
  /** The address of the help pages, outside the site. */
  href: string;
  /** What the row is about, for screen readers: "Survey completed, 20-Nov-2026 4:07AM". */
  about: string;
}

/** Leads from a row of a ledger to help (D69). Small, since it stands on every row. */
export function RowHelp({ href, about }: RowHelpProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.help}
      title="Something wrong?"
      aria-label={`Something wrong? ${about} (opens in a new tab)`}
    >
      <CircleHelp size={18} aria-hidden />
    </a>
  );
}
