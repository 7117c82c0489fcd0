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

interface CircleProps {
  shape: 'circle';
  size?: 'small' | 'medium' | 'large';
}

export type SkeletonProps = LinesProps | BlockProps | CircleProps;

/** The shape of content that is on its way; the group around it says so to screen readers. */
export function Skeleton(props: SkeletonProps) {
  switch (props.shape) {
    case 'block':
      return <span aria-hidden className={styles.blockOf[props.size ?? 'medium']} />;
    case 'circle':
      return <span aria-hidden className={styles.circleOf[props.size ?? 'medium']} />;
    default:
      return (
        <span aria-hidden className={styles.lines}>
          {Array.from({ length: props.lines ?? 1 }, (_, at) => (
            <span key={at} className={styles.line} />
          ))}
        </span>
      );
  }
}
