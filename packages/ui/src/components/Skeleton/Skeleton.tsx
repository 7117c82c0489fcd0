import * as styles from './Skeleton.css.ts';

interface LinesProps {
  shape?: 'text';
  /** How many lines of text are expected. */
  lines?: number;
}

interface BlockProps {
  shape: 'block';
  /** Height: a control, a card, a picture. */
  size?: 'small' | 'medium' | 'large';
}

export type SkeletonProps = LinesProps | BlockProps;

/** The shape of content that is on its way; the group around it says so to screen readers. */
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
