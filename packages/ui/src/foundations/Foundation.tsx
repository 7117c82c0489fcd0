import { Heading } from '@cb/ui/components/Heading';
import { Text } from '@cb/ui/components/Text';
import { useId, type ReactNode } from 'react';
import * as styles from './foundations.css.ts';

/** A page of design tokens: a lead that says what they are for, then the tokens. */
export function Foundation({
  title,
  lead,
  children,
}: {
  /** The first heading of the page. */
  title: string;
  /** What the tokens are for, in a few sentences. */
  lead: string;
  /** The tokens, in parts or as specimens. */
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

/** A titled section of a foundation page, with its specimens in columns. */
export function Part({
  title,
  lead,
  columns = 'medium',
  children,
}: {
  /** The heading of the section. */
  title: string;
  /** What its tokens are for; nothing if the title says it. */
  lead?: string;
  /** The width of the columns. */
  columns?: keyof typeof styles.specimens;
  /** The specimens. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </div>
      <div className={styles.specimens[columns]}>{children}</div>
    </section>
  );
}
