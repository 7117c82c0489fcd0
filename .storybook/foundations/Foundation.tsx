import { Heading } from '@cb/ui/components/Heading';
import { Text } from '@cb/ui/components/Text';
import type { ReactNode } from 'react';
import * as styles from './foundations.css';

/** A page of tokens: what they are for, then each of them. */
export function Foundation({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <div>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
    </main>
  );
}
