import { useId, useRef, type ReactNode } from 'react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from '../NavLink/NavLink.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface CollapsibleProps {
  /** The name of the group. */
  label: string;
  /** Decorative, before the name; a narrow container shows it alone. */
  Icon: LucideIcon;
  /** The reward of the group, such as "$1". */
  badge?: string;
  /** Whether the entries are shown. */
  open: boolean;
  /** Called when the heading is pressed. */
  onOpenChange: (open: boolean) => void;
  /** The entries, as `li` elements. */
  children: ReactNode;
}

/** A collapsible group of a navigation; its heading is a button. */
export function Collapsible({
  label,
  Icon,
  badge,
  open,
  onOpenChange,
  children,
}: CollapsibleProps) {
  const id = useId();
  const name = useRef<HTMLSpanElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        <span aria-hidden className={styles.icon}>
          <Icon size={20} />
        </span>
        <span ref={name} className={styles.label}>
          {label}
        </span>
        {badge && (
          <span className={styles.badge}>
            <Badge tone="reward">{badge}</Badge>
          </span>
        )}
        <ChevronDown className={styles.chevron} aria-hidden />
        <Tooltip side="beside" visibleName={name}>
          {label}
        </Tooltip>
      </button>
      <ul id={id} hidden={!open} className={styles.group}>
        {children}
      </ul>
    </>
  );
}
