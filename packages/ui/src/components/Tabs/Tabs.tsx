import { useRef, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-tabs';
import { Badge } from '../Badge/Badge.tsx';
import { useChosenInView } from './useChosenInView.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  /** Tells the tabs apart; part of element ids, so without spaces. */
  readonly value: string;
  readonly label: string;
  /** A count or a mark after the label. */
  readonly badge?: string | number;
  /** Mounted only while its tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** `value` of the chosen tab. */
  value: string;
  onChange: (value: string) => void;
  /** Names the row of tabs to screen readers. */
  label: string;
}

/** Views of one subject that share a place. The row scrolls by itself where it is too wide. */
export function Tabs({ tabs, value, onChange, label }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  useChosenInView(list, '[aria-selected=true]', value);

  return (
    <Radix.Root value={value} onValueChange={onChange} className={styles.tabs}>
      <Radix.List ref={list} aria-label={label} className={styles.list}>
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
