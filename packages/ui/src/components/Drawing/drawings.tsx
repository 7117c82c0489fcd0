import type { ReactNode } from 'react';
import * as styles from './Drawing.css.ts';

const { bold, ghost, line, object } = styles;

const Spark = ({ x, y }: { x: number; y: number }) => (
  <path
    className={styles.spark}
    d={`M${x} ${y - 15}q2.4 12.6 15 15-12.6 2.4-15 15-2.4-12.6-15-15 12.6-2.4 15-15z`}
  />
);

/** SVG content in a view box of 160 x 120, on a round ground; one gold spark in each. */
export const drawings = {
  /** A list to answer: no surveys. */
  surveys: (
    <>
      <rect className={object} x="50" y="22" width="60" height="78" rx="9" />
      <rect className={object} x="67" y="14" width="26" height="15" rx="7.5" />
      <circle className={line} cx="64" cy="46" r="5" />
      <circle className={line} cx="64" cy="64" r="5" />
      <circle className={line} cx="64" cy="82" r="5" />
      <path className={line} d="M76 46h21M76 64h13M76 82h17" />
      <Spark x={118} y={30} />
    </>
  ),
  /** One person, and another who is still missing: no referrals. */
  people: (
    <>
      <circle className={object} cx="54" cy="50" r="14" />
      <path className={object} d="M29 96a25 25 0 0 1 50 0z" />
      <circle className={ghost} cx="113" cy="54" r="12" />
      <path className={ghost} d="M91 96a22 22 0 0 1 44 0z" />
      <path className={line} d="M62 28q21-16 42 2" strokeDasharray="5 6" />
      <Spark x={84} y={16} />
    </>
  ),
  /** One column, and the outlines of others: no transactions, no messages, no orders. */
  history: (
    <>
      <path className={line} d="M28 98h104" />
      <rect className={object} x="38" y="80" width="20" height="18" rx="4" />
      <path className={ghost} d="M70 98V64q0-4 4-4h12q4 0 4 4v34" />
      <path className={ghost} d="M102 98V40q0-4 4-4h12q4 0 4 4v58" />
      <Spark x={48} y={56} />
    </>
  ),
  /** An unplugged plug: failed or unreachable. */
  offline: (
    <>
      <path className={line} d="M10 92c30 0 14-34 40-34" />
      <path className={object} d="M50 46h12a12 12 0 0 1 0 24H50z" />
      <path className={line} d="M74 53h8M74 63h8" />
      <path className={object} d="M118 44h-10a5 5 0 0 0-5 5v18a5 5 0 0 0 5 5h10z" />
      <path className={line} d="M118 58c26 0 10-30 34-30M84 82l-3 8M94 84v9M104 82l3 8" />
      <Spark x={92} y={26} />
    </>
  ),
  /** A map with a path that ends: not found, no matches. */
  lost: (
    <>
      <path className={object} d="M40 34l26-9 28 9 26-9v62l-26 9-28-9-26 9z" />
      <path className={line} d="M66 25v62M94 34v62" opacity="0.45" />
      <path className={line} d="M49 80c10-14 18 2 24-12s12-2 16-14" strokeDasharray="1 6" />
      <circle className={ghost} cx="104" cy="48" r="11" />
      <Spark x={124} y={88} />
    </>
  ),
  /** A closed ring: done. */
  done: (
    <>
      <path className={bold} d="M106.5 38.5a34 34 0 1 0 0 43" />
      <path className={bold} d="m64 61 11 11 22-25" />
      <Spark x={117} y={60} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The subject of a drawing. */
export type DrawingName = keyof typeof drawings;
