import { Amount } from '../../../components/Amount/Amount.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './LegacyOrders.css.ts';

export interface LegacyOrder {
  readonly method: string;
  readonly status: string;
  readonly cb: number;
}

export type LegacyOrdersProps =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; orders: readonly LegacyOrder[] };

/** The member's earlier redemptions, newest first. */
export function LegacyOrders(props: LegacyOrdersProps) {
  return (
    <Card as="section" labelledBy="legacy-orders">
      <Stack>
        <Heading level={2} id="legacy-orders">
          Your redemptions
        </Heading>
        <Orders {...props} />
      </Stack>
    </Card>
  );
}

function Orders(props: LegacyOrdersProps) {
  if (props.status === 'loading') {
    return (
      <SkeletonGroup label="Loading your redemptions">
        <Skeleton lines={3} />
      </SkeletonGroup>
    );
  }
  if (props.status === 'failed') {
    return (
      <Stack align="start">
        <Text>Your redemptions did not load.</Text>
        <Button tone="secondary" onClick={props.onRetry}>
          Try again
        </Button>
      </Stack>
    );
  }
  if (props.orders.length === 0) return <EmptyState>You have not redeemed yet.</EmptyState>;
  return (
    <ul role="list" className={styles.list}>
      {props.orders.map(({ method, status, cb }, index) => (
        <li key={index} className={styles.order}>
          <Inline>
            <Text as="strong" weight="strong">
              <bdi>{method}</bdi>
            </Text>
            <Badge>{status}</Badge>
          </Inline>
          <Amount cb={cb} dollars tone="plain" />
        </li>
      ))}
    </ul>
  );
}
