import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface LostOrderProps {
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
  /** Called when the member has checked the reports and wants to continue. */
  onRestart: () => void;
}

/** Offers a way to continue if it is unknown whether an order was placed (decisions D3 and D31). */
export function LostOrder({ statusHref, onRestart }: LostOrderProps) {
  return (
    <Card tone="warning">
      <Stack>
        <LiveText>
          No answer came. Your order may have been placed all the same: check REDEMPTION STATUS
          before you try again.
        </LiveText>
        <Inline>
          <ButtonLink href={statusHref}>Check REDEMPTION STATUS</ButtonLink>
          <Button tone="secondary" onClick={onRestart}>
            I have checked, back to the form
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
