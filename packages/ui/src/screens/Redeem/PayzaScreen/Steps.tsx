import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PayzaScreen.css.ts';

const names = ['Form', 'Confirmation', 'Processing', 'Success'] as const;

export type StepNumber = 1 | 2 | 3 | 4;

/** Shows which of the four steps is current; a phone names only that one. */
export function Steps({ current }: { current: StepNumber }) {
  return (
    <ol role="list" aria-label="Steps" className={styles.list}>
      {names.map((name, index) => {
        const number = index + 1;
        const isDone = number < current || current === names.length;
        const isCurrent = number === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={isDone || isCurrent ? styles.reached : styles.ahead}
          >
            <span className={isCurrent ? styles.currentName : styles.name}>
              {isDone && !isCurrent && <Check size={16} aria-hidden />}
              <span aria-hidden>{`${number}.`}</span>
              <span>{name}</span>
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
