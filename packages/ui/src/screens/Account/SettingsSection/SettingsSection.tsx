import { useId, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './SettingsSection.css.ts';

export interface SettingsSectionProps {
  /** The heading. */
  title: string;
  /** One sentence about what the section is for. */
  explanation: ReactNode;
  /** `critical` for irreversible actions, on a tinted surface. */
  tone?: 'neutral' | 'critical';
  /** A function receives the heading's id, to label the section's form with it. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A row of the account settings: the explanation at the start, the action at the end. */
export function SettingsSection({
  title,
  explanation,
  tone = 'neutral',
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading
            level={2}
            size="lead"
            tone={tone === 'critical' ? 'critical' : 'default'}
            id={id}
          >
            {title}
          </Heading>
          <Text tone={tone === 'critical' ? 'default' : 'muted'} size="small">
            {explanation}
          </Text>
        </div>
        <div className={styles.action}>
          {typeof children === 'function' ? children(id) : children}
        </div>
      </div>
    </section>
  );
}
