import { useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { nameWithCode } from '#ui/domain/partnerNames.ts';
import type { ExpectedDays } from '#ui/domain/report.ts';
import { PartnerName, OrderStatus, ExplainButton } from '../WhereIsMyCb/OrderCells.tsx';
import { ExplainerProvider } from '../WhereIsMyCb/ExplainerProvider.tsx';
import * as styles from './LegacyOrders.css.ts';

export interface LegacyOrder {
  /** The server's code of the payment method. */
  readonly method: string;
  /** The server's word. */
  readonly status: string;
  /** The redeemed CB; NaN if unknown. */
  readonly cb: number;
  /** In the format of the reports; '' if unknown. */
  readonly date: string;
  readonly expected?: ExpectedDays | undefined;
}

export type LegacyOrdersProps = {
  /** The address of the help pages, outside the site. */
  helpHref: string;
} & (
  | { status: 'loading' }
  | {
      status: 'failed';
      /** The errors of the response. */
      errors: readonly string[];
      /** Requests the redemptions again. */
      onRetry: () => void;
    }
  | {
      status: 'ready';
      /** The redemptions, newest first. */
      orders: readonly LegacyOrder[];
    }
);

/** The member's earlier redemptions, newest first. */
export function LegacyOrders(props: LegacyOrdersProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={2} id={id}>
          Your redemptions
        </Heading>
        <ExplainerProvider helpHref={props.helpHref}>
          <Orders {...props} />
        </ExplainerProvider>
      </Stack>
    </Card>
  );
}

function Orders(props: LegacyOrdersProps) {
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your redemptions">
          <Skeleton lines={3} />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <Stack align="start">
          <AlertBox tone="errors" messages={props.errors} level={3} />
          <Text>Your redemptions did not load.</Text>
          <Button tone="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </Stack>
      );
    case 'ready':
      if (props.orders.length === 0)
        return <EmptyState drawing="history">You have not redeemed yet.</EmptyState>;
      return (
        <ul role="list" className={styles.orders}>
          {props.orders.map((order, index) => (
            <Order key={index} {...order} />
          ))}
        </ul>
      );
  }
}

function Order({ method, status, ...order }: LegacyOrder) {
  const entry = { ...order, method: nameWithCode(method), orderStatus: status, comments: [] };
  return (
    <li className={styles.order}>
      <div className={styles.orderDetails}>
        <Text weight="strong">
          <PartnerName code={method} />
        </Text>
        {order.date !== '' && (
          <Text size="small" tone="muted">
            {order.date}
          </Text>
        )}
        <OrderStatus entry={entry} />
      </div>
      <div className={styles.orderEnd}>
        <Amount cb={order.cb} tone="plain" />
        <ExplainButton entry={entry} />
      </div>
    </li>
  );
}
