import { Card } from '@cb/ui/components/Card';
import { Heading } from '@cb/ui/components/Heading';
import { Skeleton } from '@cb/ui/components/Skeleton';
import { SkeletonGroup } from '@cb/ui/components/SkeletonGroup';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as styles from './PageSkeleton.css.ts';
import { routeIn, type PageShape } from '../routes/route.ts';
import { memberTable } from '../routes/memberTable.tsx';

const repeat = (count: number, render: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => render(at));

const parts = {
  unknownHeading: (
    <div className={styles.heading}>
      <Skeleton />
    </div>
  ),
  pill: (
    <div className={styles.pill}>
      <Skeleton shape="block" size="small" />
    </div>
  ),
  band: <Skeleton shape="block" size="large" />,
  cards: (
    <div className={styles.cards}>
      {repeat(8, (at) => (
        <Skeleton key={at} shape="card" />
      ))}
    </div>
  ),
  rows: (
    <Card>
      {repeat(7, (at) => (
        <Skeleton key={at} shape="row" />
      ))}
    </Card>
  ),
  frame: (
    <Card>
      <div className={styles.frame}>
        <Skeleton lines={3} />
      </div>
    </Card>
  ),
};

/** The parts of each shape, from top to bottom. */
const shapes: Record<PageShape, readonly ('heading' | keyof typeof parts)[]> = {
  cards: ['heading', 'pill', 'cards'],
  wall: ['pill', 'band', 'heading', 'cards'],
  store: ['band', 'pill', 'cards'],
  rows: ['heading', 'pill', 'rows'],
  frame: ['heading', 'frame'],
};

interface PageSkeletonProps {
  /** Announced once, such as "Loading the page". */
  label: string;
}

/**
 * A placeholder in the shape of a screen, while its code or the session is loading. Its heading only looks
 * like the screen's, which is the page's one h1.
 */
export function PageSkeleton({ label }: PageSkeletonProps) {
  const route = routeIn(memberTable, useLocation().pathname);
  const known = route?.area === 'member' && (route.heading ?? route.title);
  const heading = known ? (
    <div aria-hidden>
      <Heading level={2} size="headline">
        {known}
      </Heading>
    </div>
  ) : (
    parts.unknownHeading
  );
  return (
    <SkeletonGroup label={label}>
      {shapes[route?.shape ?? 'frame'].map((part) => (
        <Fragment key={part}>{part === 'heading' ? heading : parts[part]}</Fragment>
      ))}
    </SkeletonGroup>
  );
}
