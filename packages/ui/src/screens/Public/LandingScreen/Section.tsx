import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './Sections.css.ts';

interface SectionProps {
  title: string;
  /** A sentence below the title. */
  lead: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of the landing page, named by its title. */
export function Section({ title, lead, className = styles.section, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <Heading level={2} size="display" id={id}>
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {lead}
        </Text>
      </div>
      {children}
    </section>
  );
}
