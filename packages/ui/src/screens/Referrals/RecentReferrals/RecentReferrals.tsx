import { useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LoadMore } from '#ui/components/LoadMore/LoadMore.tsx';
import { SectionHead } from '#ui/components/SectionHead/SectionHead.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatusMark, type StatusMarkProps } from '#ui/components/StatusMark/StatusMark.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextOrDash } from '#ui/screens/Redeem/WhereIsMyCb/OrderCells.tsx';
import * as styles from './RecentReferrals.css.ts';

/** A person who joined through the member's link. Missing fields are empty. */
export interface ReferralRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The server's word. */
  readonly referralStatus: string;
  /** dd/MM/yyyy @ h:mma in the member's time zone, or the server's text if unreadable (REF-06). */
  readonly joinedOn: string;
}

export type RecentReferralsProps =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** The errors of the response. */
      errors: readonly string[];
      /** Requests the referrals again. */
      onRetry: () => void;
    }
  | { status: 'empty' }
  | {
      status: 'ready';
      /** The referrals loaded so far. */
      rows: readonly ReferralRow[];
      /** Loads more; `undefined` if all are shown. */
      more:
        | { status: 'idle' | 'loading'; onMore: () => void }
        | { status: 'failed'; errors: readonly string[]; onMore: () => void }
        | undefined;
    };

/**
 * "Your recent referrals", which loads more on scrolling, with the keyboard and with a button
 * (REF-06).
 */
export function RecentReferrals(props: RecentReferralsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <SectionHead title="Your recent referrals" id={id} />
        <Content {...props} headingId={id} />
      </Stack>
    </section>
  );
}

function Content(props: RecentReferralsProps & { headingId: string }) {
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your referrals">
          <Skeleton shape="block" size="large" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <Stack>
          <AlertBox tone="errors" messages={props.errors} level={3} />
          <EmptyState
            drawing="offline"
            action={
              <Button tone="secondary" onClick={props.onRetry}>
                Try again
              </Button>
            }
          >
            Your referrals did not load.
          </EmptyState>
        </Stack>
      );
    case 'empty':
      return (
        <EmptyState drawing="people">
          <NoReferrals />
        </EmptyState>
      );
    case 'ready':
      return (
        <Stack>
          <Table
            labelledBy={props.headingId}
            columns={columns}
            rows={props.rows}
            rowKey={({ id }) => id}
          />
          <MoreReferrals {...props} />
        </Stack>
      );
  }
}

/** The button that loads more, or why there is none. */
function MoreReferrals({ rows, more }: Extract<RecentReferralsProps, { status: 'ready' }>) {
  if (!more) {
    return (
      <Text size="small" tone="muted" align="center">
        {rows.length === 1 ? 'That is your only referral.' : `All ${rows.length} referrals shown.`}
      </Text>
    );
  }
  if (more.status === 'failed') {
    return (
      <Stack space="small" align="center">
        <AlertBox tone="errors" messages={more.errors} level={3} />
        <Text tone="muted">The next referrals did not load.</Text>
        <Button tone="secondary" onClick={more.onMore}>
          Try again
        </Button>
      </Stack>
    );
  }
  return (
    <LoadMore
      label="Show more referrals"
      count={rows.length}
      busy={more.status === 'loading'}
      from="end"
      onMore={more.onMore}
    />
  );
}

const columns: readonly TableColumn<ReferralRow>[] = [
  {
    key: 'firstName',
    header: 'FirstName',
    ledger: 'title',
    cell: ({ firstName, lastName }) => (
      <bdi className={styles.name} data-name={`${firstName} ${lastName}`.trim() || 'No name yet'}>
        <span className={styles.firstName}>
          <TextOrDash text={firstName} />
        </span>
      </bdi>
    ),
  },
  {
    key: 'lastName',
    header: 'LastName',
    ledger: 'none',
    cell: ({ lastName }) => <TextOrDash text={lastName} />,
  },
  {
    key: 'email',
    header: 'Email',
    ledger: 'detail',
    cell: ({ email }) => <TextOrDash text={email} />,
  },
  {
    key: 'status',
    header: 'Status',
    ledger: 'end',
    width: 'content',
    cell: ({ referralStatus }) => (
      <StatusMark status={toMark(referralStatus)}>{referralStatus}</StatusMark>
    ),
  },
  {
    key: 'joinedOn',
    header: 'Joined On',
    ledger: 'detail',
    width: 'content',
    cell: ({ joinedOn }) => <TextOrDash text={joinedOn} />,
  },
];

/** Returns the mark of the server's word. */
function toMark(referralStatus: string): StatusMarkProps['status'] {
  if (referralStatus === 'Active') return 'done';
  return referralStatus === 'New' ? 'pending' : 'other';
}

/** The empty state of the referrals (REF-08; the text is literal, its 10 % included). */
export function NoReferrals() {
  return (
    <Text as="span" tone="muted">
      You do not have any referrals linked yet. Share your referral on social media and with your
      friends. If they join and earn, you will get 10 % of what they earn
    </Text>
  );
}
