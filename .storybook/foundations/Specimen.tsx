import { Fragment, type ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export interface SpecimenProps {
  /** The token's path, as components write it. */
  name: string;
  /** What the token stands for, in its own unit. */
  value?: string;
  children: ReactNode;
}

const words = /(?<=[a-z.])(?=[A-Z])/;

/** A long name breaks between its words first. */
const breakable = (word: string, at: number) => (
  <Fragment key={at}>
    {at > 0 && <wbr />}
    {word}
  </Fragment>
);

/** A token, drawn, with its name and value. */
export function Specimen({ name, value, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {children}
      <span className={styles.name}>{name.split(words).map(breakable)}</span>
      {value && <span className={styles.value}>{value}</span>}
    </div>
  );
}
