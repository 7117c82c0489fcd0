import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps {
  /** The content of the section. */
  title: ReactNode;
  /** The heading level; a screen has exactly one h1. */
  level?: 1 | 2 | 3;
  /** The heading's id, for `aria-labelledby` of the section. */
  id?: string;
  /** The amount of content, in a few words: "23 surveys, up to 105 CB". */
  detail?: ReactNode;
  /** A mark before the title, such as a provider's. */
  icon?: ReactNode;
  /** The section's controls at the end: a link to more, or paging. */
  action?: ReactNode;
}

/** The head of a section: its title, its amount of content, and its controls. */
export function SectionHead({ title, level = 2, id, detail, icon, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.start}>
        {icon}
        <div className={styles.words}>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {detail !== undefined && (
            <Text as="div" size="small" tone="muted">
              {detail}
            </Text>
          )}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
