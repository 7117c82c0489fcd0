import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

const names = ['Form', 'Confirmation', 'Processing', 'Success'] as const;

export type StepNumber = 1 | 2 | 3 | 4;

/** Shows which of the four steps the member is at. */
export function Steps({ current }: { current: StepNumber }) {
  return (
    <ol role="list" aria-label="Steps" className={styles.list}>
      {names.map((name, index) => {
        const number = index + 1;
        const isDone = number < current || current === names.length;
        const isCurrent = number === current;
        const look = isDone ? styles.done : isCurrent ? styles.current : styles.ahead;
        return (
          <li key={name} aria-current={isCurrent ? 'step' : undefined} className={styles.item}>
            <span className={look} aria-hidden>
              {isDone ? <Check className={styles.icon} /> : number}
            </span>
            <span className={isCurrent ? styles.currentName : styles.name}>
              {name}
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
