import type { ReactNode } from 'react';
import * as styles from './foundations.css';

export interface SpecimenProps {
  /** The token's path, as components write it. */
  name: string;
  /** What the token stands for, in its own unit. */
  value?: string;
  children: ReactNode;
}

/** A token, drawn, with its name and value. */
export function Specimen({ name, value, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {children}
      <span className={styles.name}>{name}</span>
      {value && <span className={styles.value}>{value}</span>}
    </div>
  );
}
