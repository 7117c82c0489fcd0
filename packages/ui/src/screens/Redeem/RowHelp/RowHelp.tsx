import { CircleHelp } from 'lucide-react';
import * as styles from './RowHelp.css.ts';

export interface RowHelpProps {
  /** The address of the help pages, outside the site. */
  href: string;
  /** The row's description for screen readers: "Survey completed, 20-Nov-2026 4:07AM". */
  about: string;
}

/** A link to help in a row of a ledger (D69). Small, because every row has one. */
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
