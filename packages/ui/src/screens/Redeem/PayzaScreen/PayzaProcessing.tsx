import { Amount } from '../../../components/Amount/Amount.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LostOrder } from '../LostOrder/LostOrder.tsx';

type PayzaProcessingProps = {
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  statusHref: string;
} & ({ status: 'processing'; slow: boolean } | { status: 'stuck'; onRestart: () => void });

/** Step 3, also if the request got no answer (decision D3). */
export function PayzaProcessing(props: PayzaProcessingProps) {
  const { cb, statusHref } = props;
  return (
    <>
      <Stack space="xsmall">
        <Heading level={2} id="payza-step">
          Processing your request please wait ...
        </Heading>
        {cb !== undefined && (
          <Text tone="muted">
            Your order of <Amount cb={cb} dollars />
          </Text>
        )}
      </Stack>
      {props.status === 'processing' ? (
        <>
          <ProgressBar message="Sending CB Redemption request" />
          {props.slow && (
            <Stack space="xsmall">
              <LiveText>This takes longer than usual. There is no need to send it again.</LiveText>
              <Text>
                You may leave this page: your order shows in{' '}
                <Link href={statusHref}>REDEMPTION STATUS</Link>.
              </Text>
            </Stack>
          )}
        </>
      ) : (
        <LostOrder statusHref={statusHref} onRestart={props.onRestart} />
      )}
    </>
  );
}
