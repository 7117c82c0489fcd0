import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

/** A step of a timeline. */
export interface TimelineStep {
  /** The step, as text; unique. */
  readonly title: string;
  /** The time, the place, or the duration. */
  readonly detail?: ReactNode;
  /** `current` is the step that is under way. */
  readonly state: 'done' | 'current' | 'upcoming';
}

export interface TimelineProps {
  /** The steps, in order; at most one is current. */
  steps: readonly TimelineStep[];
  /** The id of the heading that labels the list. */
  labelledBy?: string;
}

/** Past, current and future steps, as an ordered list. */
export function Timeline({ steps, labelledBy }: TimelineProps) {
  return (
    <ol role="list" aria-labelledby={labelledBy} className={styles.list}>
      {steps.map(({ title, detail, state }, index) => (
        <li
          key={title}
          className={styles.step[state]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span aria-hidden className={styles.dotState[state]}>
            {state === 'done' ? <Check size={16} strokeWidth={3} /> : index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              <span>{title}</span>
              {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
            </p>
            {detail !== undefined && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
