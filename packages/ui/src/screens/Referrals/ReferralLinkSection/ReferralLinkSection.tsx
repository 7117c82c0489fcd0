import { useId } from 'react';
import { AlertBox } from '../../../components/AlertBox/AlertBox.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ShareButtons } from '../../../components/ShareButtons/ShareButtons.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { invitation } from '../invitation.ts';

/** Why there is no link; the message also came as a browser alert. */
interface Trouble {
  message: string;
  onRetry: () => void;
}

export type ReferralLinkState =
  /** The server has not answered. */
  | { status: 'working' }
  /** It gave no link. */
  | ({ status: 'failed' } & Trouble)
  /** What it gave is no http or https address, so it is neither shown nor shared. */
  | ({ status: 'refused'; link: string } & Trouble)
  /** `trouble`: the link is known, but the last call for it failed. */
  | { status: 'ready'; link: string; trouble?: Trouble | undefined };

export type ReferralLinkSectionProps = ReferralLinkState & {
  /** Shared where the link cannot be (SHR-02). */
  pageAddress: string;
  /** The operator's number at Facebook. */
  messengerAppId: string;
};

/** What the box holds without a link. */
export const emptyTexts = { working: 'Working', failed: '', refused: 'Not available', ready: '' };

/** What stands beside the link where it could not be fetched. */
export function troubleOf(state: ReferralLinkState): Trouble | undefined {
  if (state.status === 'working') return undefined;
  return state.status === 'ready' ? state.trouble : state;
}

/** The member's referral link, to copy and to share (REF-03 to REF-05). */
export function ReferralLinkSection(props: ReferralLinkSectionProps) {
  const { status, pageAddress, messengerAppId } = props;
  const id = useId();
  const failed = status === 'failed' || status === 'refused';
  const trouble = troubleOf(props);
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
          emptyText={emptyTexts[status]}
          emptyReason={failed ? 'There is no link to copy.' : 'Your link is being fetched.'}
        />
        <AlertBox tone="errors" level={3} messages={trouble ? [trouble.message] : []} />
        {trouble && (
          <div>
            <Button tone="secondary" onClick={trouble.onRetry}>
              Try again
            </Button>
          </div>
        )}
        <ShareButtons label="Share your link" content={given} pageAddress={pageAddress} />
      </Stack>
    </Card>
  );
}
