import { useId } from 'react';
import { AlertBox } from '../../../components/AlertBox/AlertBox.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ShareButtons } from '../../../components/ShareButtons/ShareButtons.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { invitation } from '../invitation.ts';

export type ReferralLinkState =
  /** The server has not answered. */
  | { status: 'working' }
  /** It gave no link; `message` also came as a browser alert (part 2 §8). */
  | { status: 'failed'; message: string; onRetry: () => void }
  /** What it gave is no http or https address, so it is neither shown nor shared. */
  | { status: 'refused'; link: string; message: string; onRetry: () => void }
  | { status: 'ready'; link: string };

export type ReferralLinkSectionProps = ReferralLinkState & {
  /** Shared where the link cannot be (part 2 §5). */
  pageAddress: string;
  /** The operator's number at Facebook. */
  messengerAppId: string;
};

/** The member's referral link, to copy and to share (part 2 §2). */
export function ReferralLinkSection(props: ReferralLinkSectionProps) {
  const { status, pageAddress, messengerAppId } = props;
  const id = useId();
  const failed = status === 'failed' || status === 'refused';
  const given = 'link' in props ? invitation(props.link, messengerAppId) : undefined;
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={2} id={id}>
          Share your link
        </Heading>
        <CopyField
          label="Your referral link"
          value={status === 'ready' ? props.link : ''}
          emptyText={status === 'refused' ? 'Not available' : 'Working'}
          emptyReason={failed ? 'There is no link to copy.' : 'Your link is being fetched.'}
        />
        <AlertBox tone="errors" level={3} messages={failed ? [props.message] : []} />
        {failed && (
          <div>
            <Button tone="secondary" onClick={props.onRetry}>
              Try again
            </Button>
          </div>
        )}
        <ShareButtons label="Share your link" content={given} pageAddress={pageAddress} />
      </Stack>
    </Card>
  );
}
