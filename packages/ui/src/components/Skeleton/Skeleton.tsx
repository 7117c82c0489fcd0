import * as styles from './Skeleton.css.ts';

interface LinesProps {
  shape?: 'text';
  /** The number of lines. */
  lines?: number;
}

interface BlockProps {
  shape: 'block';
  /** The height: of a control, a card or a picture. */
  size?: 'small' | 'medium' | 'large';
}

export type SkeletonProps = LinesProps | BlockProps;

/** A placeholder for loading content, hidden from screen readers; use it in a `SkeletonGroup`. */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'block') {
    return <span aria-hidden className={styles.blockOf[props.size ?? 'medium']} />;
  }
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: props.lines ?? 1 }, (_, at) => (
        <span key={at} className={styles.line} />
      ))}
    </span>
  );
}
