import { Fragment, type ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../SkeletonGroup/SkeletonGroup.tsx';
import * as styles from './PageSkeleton.css.ts';

const repeat = (count: number, render: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => render(index));

const block = (name: keyof typeof styles.blocks) => <div className={styles.blocks[name]} />;

const rows = (
  <Card>
    {repeat(7, (index) => (
      <Skeleton key={index} shape="row" />
    ))}
  </Card>
);

const parts = {
  unknownHeading: (
    <div className={styles.heading}>
      <Skeleton />
    </div>
  ),
  tabs: block('tabs'),
  pill: block('pill'),
  balance: block('balance'),
  wallHeading: block('wallHeading'),
  band: block('band'),
  invitation: block('invitation'),
  overview: (
    <div className={styles.overview}>
      {block('wallet')}
      {block('profiler')}
    </div>
  ),
  cards: (
    <>
      <div className={styles.phoneOnly}>{rows}</div>
      <div className={styles.cards}>
        {repeat(8, (index) => (
          <Skeleton key={index} shape="card" />
        ))}
      </div>
    </>
  ),
  tiles: (
    <div className={styles.tiles}>
      {repeat(8, (index) => (
        <div key={index} className={styles.blocks.tile} />
      ))}
    </div>
  ),
  rows,
  frame: (
    <Card>
      <div className={styles.frame}>
        <Skeleton lines={3} />
      </div>
    </Card>
  ),
};

/** The parts of each shape, from top to bottom. */
const shapes = {
  cards: ['heading', 'tabs', 'pill', 'cards'],
  wall: ['tabs', 'balance', 'wallHeading', 'pill', 'cards'],
  store: ['band', 'pill', 'tiles'],
  profile: ['heading', 'overview', 'rows'],
  invitation: ['heading', 'invitation', 'rows'],
  rows: ['heading', 'pill', 'rows'],
  frame: ['heading', 'frame'],
} as const satisfies Record<string, readonly ('heading' | keyof typeof parts)[]>;

/** The outline of a screen's main content. */
export type PageShape = keyof typeof shapes;

export interface PageSkeletonProps {
  /** Announced once, such as "Loading the page". */
  label: string;
  /** The outline of the screen. */
  shape?: PageShape | undefined;
  /** The screen's heading, if it is known. */
  heading?: string | undefined;
}

/**
 * The outline of a screen while its code or the session is loading, so that nothing moves by more than a line
 * when it has loaded. Its heading is hidden from screen readers, because the screen has the page's one h1.
 */
export function PageSkeleton({ label, shape = 'frame', heading }: PageSkeletonProps) {
  const headingOutline = heading ? (
    <div aria-hidden>
      <Heading level={2} size="headline">
        {heading}
      </Heading>
    </div>
  ) : (
    parts.unknownHeading
  );
  return (
    <SkeletonGroup label={label}>
      {shapes[shape].map((part) => (
        <Fragment key={part}>{part === 'heading' ? headingOutline : parts[part]}</Fragment>
      ))}
    </SkeletonGroup>
  );
}
