import { type ReactNode, useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CopyField } from '#ui/components/CopyField/CopyField.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ShareButtons } from '#ui/components/ShareButtons/ShareButtons.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { useProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import { createInvitation } from './createInvitation.ts';
import * as styles from './ReferralsScreen.css.ts';

export interface ReferralsScreenProps {
  /** The promise with the member's link, and the share buttons. */
  link: ReactNode;
  /** The list of members who joined through the link. */
  referrals: ReactNode;
}

/** The referral page (REF-01; /dashboard/referearn). */
export function ReferralsScreen({ link, referrals }: ReferralsScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>Refer &amp; Earn</Heading>
      {link}
      {referrals}
    </Stack>
  );
}

/** Why the link could not be fetched, which a browser alert has shown too. */
interface LinkFailure {
  /** The reason, as shown to the member. */
  message: string;
  /** Requests the link again. */
  onRetry: () => void;
}

export type ReferralLinkState =
  /** The request is in flight. */
  | { status: 'working' }
  /** The server sent no link. */
  | ({ status: 'failed' } & LinkFailure)
  /** The link is not an http or https URL, so it is neither shown nor shared. */
  | ({ status: 'refused'; link: string } & LinkFailure)
  | {
      status: 'ready';
      /** An http or https URL. */
      link: string;
      /** Why refetching the known link failed. */
      failure?: LinkFailure | undefined;
    };

type ReferralLinkSectionProps = ReferralLinkState & {
  /** The page's own address, shared if there is no link (SHR-02). */
  pageAddress: string;
  /** The operator's Facebook app id. */
  messengerAppId: string;
};

/** The text of the box while there is no link. */
export const emptyTexts = { working: 'Working', failed: '', refused: 'Not available', ready: '' };

/** Returns why the link could not be fetched; undefined if it was, or is being fetched. */
export function failureOf(state: ReferralLinkState): LinkFailure | undefined {
  if (state.status === 'working') return undefined;
  return state.status === 'ready' ? state.failure : state;
}

/** The member's referral link, with buttons to copy and share it (REF-03 to REF-05). */
export function ReferralLinkSection(props: ReferralLinkSectionProps) {
  const { status, pageAddress, messengerAppId } = props;
  const productName = useProductName();
  const id = useId();
  const failed = status === 'failed' || status === 'refused';
  const failure = failureOf(props);
  const referralLink =
    'link' in props
      ? createInvitation({ productName, url: props.link, messengerAppId })
      : undefined;
  return (
    <Stack space="large">
      <ReferralPromise>
        <CopyField
          label="Your referral link"
          value={status === 'ready' ? props.link : ''}
          emptyText={emptyTexts[status]}
          emptyReason={failed ? 'There is no link to copy.' : 'Your link is being fetched.'}
        />
      </ReferralPromise>
      {failure && (
        <Stack space="small">
          <AlertBox tone="errors" level={3} messages={[failure.message]} />
          <div>
            <Button tone="secondary" onClick={failure.onRetry}>
              Try again
            </Button>
          </div>
        </Stack>
      )}
      <section aria-labelledby={id}>
        <Stack space="small">
          <Heading level={2} size="lead" id={id}>
            Share your link
          </Heading>
          <ShareButtons
            label="Share your link"
            look="tiles"
            content={referralLink}
            pageAddress={pageAddress}
          />
        </Stack>
      </section>
    </Stack>
  );
}

interface ReferralPromiseProps {
  /** The link to share. */
  children: ReactNode;
}

/** The banner of the referral page: 30 % for life (REF-02; other texts say 10 %: PRD-07). */
export function ReferralPromise({ children }: ReferralPromiseProps) {
  const id = useId();
  return (
    <BrandPanel as="section" labelledBy={id} texture="end">
      <div className={styles.banner}>
        <div className={styles.words}>
          <Heading level={2} size="headline" id={id}>
            Get 30% of what your friends earn, for life
          </Heading>
          <Text tone="muted">
            Share your link. When friends join with it and earn, you earn with them.
          </Text>
          <div className={styles.link}>{children}</div>
        </div>
        <span className={styles.percentage} aria-hidden>
          30%
        </span>
      </div>
    </BrandPanel>
  );
}
