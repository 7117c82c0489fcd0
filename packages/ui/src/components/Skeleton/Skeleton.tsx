import * as styles from './Skeleton.css.ts';

interface LinesProps {
  /** Lines of text, the default. */
  shape?: 'text';
  /** The number of lines. */
  lines?: number;
}

interface BlockProps {
  /** A rectangle. */
  shape: 'block';
  /** The height: of a control, a card or a picture. */
  size?: 'small' | 'medium' | 'large';
}

interface CompositeProps {
  /**
   * `card`: a raised card with an amount and two lines; `row`: a mark, two lines and an amount;
   * `chart`: bars, as high as the container.
   */
  shape: 'card' | 'row' | 'chart';
}

export type SkeletonProps = LinesProps | BlockProps | CompositeProps;

/**
 * A static placeholder in the shape of the loading content, hidden from screen readers. Use it in a
 * `SkeletonGroup`.
 */
export function Skeleton(props: SkeletonProps) {
  switch (props.shape) {
    case 'block':
      return <span aria-hidden className={styles.blockSize[props.size ?? 'medium']} />;
    case 'card':
      return (
        <span aria-hidden className={styles.card}>
          <span className={styles.cardAmount} />
          <span className={styles.line} />
          <span className={styles.line} />
        </span>
      );
    case 'row':
      return (
        <span aria-hidden className={styles.row}>
          <span className={styles.rowMark} />
          <span className={styles.rowLines}>
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
          <span className={styles.rowAmount} />
        </span>
      );
    case 'chart':
      return <span aria-hidden className={styles.chart} />;
    default:
      return (
        <span aria-hidden className={styles.lines}>
          {Array.from({ length: props.lines ?? 1 }, (_, index) => (
            <span key={index} className={styles.line} />
          ))}
        </span>
      );
  }
}
