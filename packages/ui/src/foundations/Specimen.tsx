import { Fragment, type ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export interface SpecimenProps {
  /** The token's path, as components write it. */
  name: string;
  /** The token's value, with its unit. */
  value?: string;
  /** Whether to show a drawing, on a raised ground. */
  drawn?: boolean;
  children: ReactNode;
}

const wordBoundary = /(?<=[a-z.])(?=[A-Z])/;

/** Lets a long name wrap between its words. */
const breakable = (word: string, at: number) => (
  <Fragment key={at}>
    {at > 0 && <wbr />}
    {word}
  </Fragment>
);

/** A sample of a token, with its name and value below. */
export function Specimen({ name, value, drawn = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {drawn ? <div className={styles.drawn}>{children}</div> : children}
      <span className={styles.name}>{name.split(wordBoundary).map(breakable)}</span>
      {value && <span className={styles.value}>{value}</span>}
    </div>
  );
}
