import { parseCb } from '@cb/ui/domain/wholeNumber';
import { useElapsed } from '@cb/ui/platform/useElapsed';
import { PayzaScreen, type PayzaValues } from '@cb/ui/screens/Redeem/PayzaScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrder } from '../shared/exactlyOnce/useOrder.ts';
import { useDraft } from '../shared/forms/useDraft.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { settledBalance, usePlacedOrder } from '../shared/member/placedOrder.ts';
import { useKnownEmail } from '../shared/member/profile.ts';
import { useUserId } from '../shared/session/session.ts';
import { createCashOrder, payzaOrderName, toPayzaStep } from './payza.ts';

/** How long "Redemption response received" is shown, in ms. */
const receivedMs = 1000;

/** The time without a response after which the screen says that it is slow, in ms. */
const slowMs = 10_000;

export interface PayzaProps {
  /** The address of the reports with REDEMPTION STATUS. */
  statusHref: string;
  /** The address of a page where CB can be earned. */
  surveysHref: string;
}

/**
 * Cash redemption over POST /payza/createOrder (PAY-10). An order outlives the screen: a member who
 * comes back, or opens a second tab, sees it at its current step. A refusal keeps the typed values.
 */
export function Payza({ statusHref, surveysHref }: PayzaProps) {
  const userId = useUserId();
  const balance = useQuery(balanceQuery(userId));
  const knownEmail = useKnownEmail();
  const [typed, setTyped] = useDraft<Partial<PayzaValues>>(`payza:${userId}`, {});
  const values = { email: knownEmail, amount: '', ...typed };
  const [isConfirming, setConfirming] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const cb = parseCb(values.amount);

  const order = useOrder({
    name: payzaOrderName,
    send: createCashOrder,
    onStart: () => setConfirming(false),
  });
  const { status } = order.state;
  const isSlow = useElapsed(status === 'sending', slowMs);
  const isNoticeOver = useElapsed(status === 'responded', receivedMs);
  const sharedProps = {
    balance: balance.data?.cb,
    statusHref,
    surveysHref,
    received: hasAgreed && status === 'responded' && !isNoticeOver,
  };

  function restart() {
    setAgreed(false);
    order.reset();
  }

  const step = toPayzaStep(order);
  const placed = usePlacedOrder(order.isPlaced);
  if (step.status === 'processing') return <PayzaScreen {...sharedProps} {...step} slow={isSlow} />;
  if (step.status === 'stuck') {
    return <PayzaScreen {...sharedProps} {...step} onRestart={order.haveChecked} />;
  }
  if (step.status === 'done') {
    const doneProps = { ...sharedProps, ...placed, balance: settledBalance(balance) };
    return <PayzaScreen {...doneProps} {...step} onRestart={restart} />;
  }
  if (isConfirming && cb !== undefined) {
    return (
      <PayzaScreen
        {...sharedProps}
        status="confirming"
        cb={cb}
        onCancel={() => setConfirming(false)}
        onAgree={() => {
          setAgreed(true);
          order.confirm({ cb });
        }}
      />
    );
  }
  return (
    <PayzaScreen
      {...sharedProps}
      {...step}
      values={values}
      amountRefused={wasSubmitted && cb === undefined}
      onChange={(field, value) => {
        setTyped((before) => ({ ...before, [field]: value }));
        // The same error about another amount would not be announced.
        if (field === 'amount') setSubmitted(false);
      }}
      onSubmit={() => {
        setSubmitted(true);
        if (cb === undefined) return;
        restart();
        setConfirming(true);
      }}
    />
  );
}
