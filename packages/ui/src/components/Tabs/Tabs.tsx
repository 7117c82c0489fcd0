import type { ReactNode } from 'react';
import * as Radix from '@radix-ui/react-tabs';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './Tabs.css.ts';

export interface Tab {
  /** A unique value without spaces, since it becomes part of element ids. */
  readonly value: string;
  readonly label: string;
  /** A count or a short text after the label. */
  readonly badge?: string | number;
  /** Mounted only while its tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** The `value` of the selected tab. */
  value: string;
  onChange: (value: string) => void;
  /** The row's accessible name. */
  label: string;
}

/** Tabs in one row with their panels. They wrap if they do not fit, and are never truncated. */
export function Tabs({ tabs, value, onChange, label }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={styles.tabs}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
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
