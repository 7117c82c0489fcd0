import { useEffect, useRef } from 'react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import { scrollMs, scrollToTop } from '../../../platform/scroll.ts';
import { LostOrder } from '../LostOrder/LostOrder.tsx';
import { LegacyConfirmation, type LegacyConfirmationProps } from './LegacyConfirmation.tsx';
import { LegacyForm, type LegacyFormProps } from './LegacyForm.tsx';
import * as styles from './LegacyRedemptionScreen.css.ts';
import { OptionList } from './OptionList.tsx';

interface CommonProps {
  /** The value of the chosen option; '' for none. */
  chosen: string;
  onChoose: (value: string) => void;
  errors: readonly string[];
  info: readonly string[];
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
}

export type LegacyRedemptionScreenProps = CommonProps &
  (
    | { status: 'choosing' }
    | { status: 'checking' }
    /** The check failed. */
    | { status: 'unchecked'; onRetry: () => void }
    /** The state RedemptionNotAllowed; `errors` say why. */
    | { status: 'notAllowed' }
    | ({ status: 'form' } & LegacyFormProps)
    | ({ status: 'confirming' } & LegacyConfirmationProps)
    | { status: 'lost'; cb: number | undefined; onRestart: () => void }
    | { status: 'done'; cb: number | undefined; onRestart: () => void }
  );

/** The legacy redemption options (LEG-01, D33). */
export function LegacyRedemptionScreen(props: LegacyRedemptionScreenProps) {
  const { status, chosen, onChoose, errors, info } = props;
  const { clock } = usePlatform();
  const place = useRef<HTMLElement>(null);
  const isConfirming = status === 'confirming';

  useEffect(() => {
    if (!isConfirming || !place.current) return;
    place.current.focus({ preventScroll: true });
    return scrollToTop(place.current, scrollMs.toTop, clock);
  }, [isConfirming, clock]);

  return (
    <section ref={place} tabIndex={-1} aria-labelledby="legacy-options" className={styles.place}>
      <Card padding={{ phone: 'medium', tablet: 'xlarge' }}>
        <Stack space="large">
          <Heading level={2} id="legacy-options">
            Other ways to redeem
          </Heading>
          <AlertLists errors={errors} info={info} loading={status === 'checking'} level={3} />
          {status !== 'lost' && status !== 'done' && (
            <OptionList chosen={chosen} disabled={isConfirming} onChoose={onChoose} />
          )}
          <Body {...props} />
        </Stack>
      </Card>
    </section>
  );
}

function Body(props: LegacyRedemptionScreenProps) {
  switch (props.status) {
    case 'choosing':
    case 'notAllowed':
      return null;
    case 'checking':
      return <ProgressBar message="Checking whether you can redeem" />;
    case 'unchecked':
      return (
        <Stack align="start">
          <Text>We could not check whether you can redeem.</Text>
          <Button tone="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </Stack>
      );
    case 'form':
      return <LegacyForm {...props} />;
    case 'confirming':
      return <LegacyConfirmation {...props} />;
    case 'lost':
      return (
        <>
          <Ordered cb={props.cb} text="Your order of" />
          <LostOrder statusHref={props.statusHref} onRestart={props.onRestart} />
        </>
      );
    case 'done':
      return (
        <>
          <Ordered cb={props.cb} text="You redeemed" />
          <Inline>
            <ButtonLink href={props.statusHref}>See REDEMPTION STATUS</ButtonLink>
            <Button tone="secondary" onClick={props.onRestart}>
              Redeem more
            </Button>
          </Inline>
        </>
      );
  }
}

function Ordered({ cb, text }: { cb: number | undefined; text: string }) {
  if (cb === undefined) return null;
  return (
    <Text size="lead">
      {text} <Amount cb={cb} dollars />
    </Text>
  );
}
