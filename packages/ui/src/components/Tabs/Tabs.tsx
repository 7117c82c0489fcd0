import { useRef, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-tabs';
import { useChosenInView } from '#ui/platform/useChosenInView.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './Tabs.css.ts';

/** A tab and its panel. */
export interface Tab {
  /** A unique value without spaces, since it becomes part of element ids. */
  readonly value: string;
  /** The text of the tab. */
  readonly label: string;
  /** A count or a short text after the label. */
  readonly badge?: string | number;
  /** Mounted only while its tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The tabs, in order. */
  tabs: readonly Tab[];
  /** The `value` of the selected tab. */
  value: string;
  /** Called with the `value` of the tab that the member selects. */
  onChange: (value: string) => void;
  /** The row's accessible name. */
  label: string;
}

/**
 * Tabs with their panels. If they do not fit, they scroll in a narrow window, and wrap in a wide one; they are
 * never truncated.
 */
export function Tabs({ tabs, value, onChange, label }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, '[data-state=active]', value);
  return (
    <Radix.Root value={value} onValueChange={onChange} className={styles.tabs}>
      <Radix.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            <span>{tab.label}</span>
            {tab.badge !== undefined && <Badge>{tab.badge}</Badge>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
