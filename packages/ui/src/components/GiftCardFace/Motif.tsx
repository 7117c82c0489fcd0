import { motifOpacity } from './faceOf.ts';
import * as styles from './GiftCardFace.css.ts';

const dots = [
  [182, 20],
  [218, 20],
  [254, 20],
  [290, 20],
  [218, 56],
  [254, 56],
  [290, 56],
  [254, 92],
  [290, 92],
  [290, 128],
]
  .map(([x, y]) => `M${x} ${y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0z`)
  .join('');

/** SVG paths in a view box of 300 x 190, mostly clear of the text. */
const shapes = [
  'M160 34a92 92 0 1 0 184 0a92 92 0 1 0-184 0zM236 130a64 64 0 1 0 128 0a64 64 0 1 0-128 0z',
  'M0 60c60-40 100 30 160 0s90-50 140-10V0H0zM0 190v-40c70-30 110 20 170 0s80-40 130-20v60z',
  'M190 0h40L110 190H70zM262 0h40L182 190h-40zM334 0h40L254 190h-40z',
  'M180 0h30a90 90 0 0 0 90 90v30a120 120 0 0 1-120-120zM120 0h30a150 150 0 0 0 150 150v30a180 180 0 0 1-180-180z',
  'M150 0h150v110zM300 110v80H200zM96 0h54l50 190h-90z',
  dots,
];

/** The pattern on a generated gift card. */
export function Motif({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 300 190" preserveAspectRatio="xMidYMid slice" className={styles.motif}>
      <path fillOpacity={motifOpacity} d={shapes[number]} />
    </svg>
  );
}
