import { useEffect, useRef } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { PayzaConfirmation } from './PayzaConfirmation.tsx';
import { PayzaDone, type PayzaDoneProps } from './PayzaDone.tsx';
import { PayzaForm, type PayzaFormProps } from './PayzaForm.tsx';
import { PayzaNotes } from './PayzaNotes.tsx';
import { PayzaProcessing } from './PayzaProcessing.tsx';
import * as styles from './PayzaScreen.css.ts';
import { Steps } from './Steps.tsx';

export type { PayzaValues } from './PayzaForm.tsx';

interface CommonProps {
  /** The balance in CB; undefined while unknown. */
  balance?: number | undefined;
  /** The link to the reports with REDEMPTION STATUS (the relative route ../transactioncb). */
  statusHref: string;
  /** The address of a page where a member with too few CB can earn more. */
  surveysHref: string;
  /** Whether an answer has just arrived. */
  received?: boolean;
}

export type PayzaScreenProps = CommonProps &
  (
    | ({ status: 'form' } & Omit<PayzaFormProps, 'balance' | 'surveysHref' | 'refusal'>)
    | {
        status: 'confirming';
        cb: number;
        /** Sends the order. */
        onAgree: () => void;
        /** Shows the form again. */
        onCancel: () => void;
      }
    | {
        status: 'processing';
        cb: number | undefined;
        /** Whether the answer takes longer than usual. */
        slow: boolean;
      }
    /** There was no answer: step 3 stays, with a button to start over (decision D3). */
    | {
        status: 'stuck';
        cb: number | undefined;
        /** Shows the form again. */
        onRestart: () => void;
      }
    /** The order is placed, which replaces the form (decision D66). */
    | ({ status: 'done' } & Omit<PayzaDoneProps, 'balance' | 'statusHref' | 'message'>)
  );

const stepOf = { form: 1, confirming: 2, processing: 3, stuck: 3, done: 4 } as const;

/** The four steps of a cash redemption through Payza (PAY-02). */
export function PayzaScreen(props: PayzaScreenProps) {
  const step = stepOf[props.status];
  const top = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const message = props.received ? 'Redemption response received' : undefined;
  const isRefused = props.status === 'form' && props.errors.length > 0;

  // Focuses the new step, or the reason of a refusal, since the button that led there is unmounted.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (isRefused) {
      refusal.current?.focus();
      return;
    }
    place.current?.focus({ preventScroll: true });
    // The whole page from its title, of which a phone's bar would cover a part.
    top.current?.scrollIntoView();
  }, [step, isRefused]);

  return (
    <Stack space="large">
      <div ref={top}>
        <Heading level={1}>Redeem Through Payza</Heading>
      </div>
      <Steps current={step} />
      <div className={props.status === 'done' ? styles.oneColumn : styles.columns}>
        <section ref={place} tabIndex={-1} aria-labelledby="payza-step" className={styles.step}>
          {props.status === 'done' ? (
            <PayzaDone {...props} balance={props.balance} message={message} />
          ) : (
            <Card padding={{ phone: 'medium', tablet: 'xlarge' }}>
              <Stack space="large">
                <Step {...props} refusal={refusal} />
                {message && <ProgressBar message={message} value={100} />}
              </Stack>
            </Card>
          )}
        </section>
        {props.status !== 'done' && <PayzaNotes />}
      </div>
    </Stack>
  );
}

type OpenStep = Exclude<PayzaScreenProps, { status: 'done' }>;

function Step(props: OpenStep & Pick<PayzaFormProps, 'refusal'>) {
  switch (props.status) {
    case 'form':
      return <PayzaForm {...props} />;
    case 'confirming':
      return <PayzaConfirmation {...props} />;
    case 'processing':
    case 'stuck':
      return <PayzaProcessing {...props} />;
  }
}
