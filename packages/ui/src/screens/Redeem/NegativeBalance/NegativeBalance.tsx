import { Amount } from '../../../components/Amount/Amount.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** Explains a balance below zero; renders nothing for others. */
export function NegativeBalance({
  balance,
}: {
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
}) {
  if (balance === undefined || !(balance < 0)) return null;
  return (
    <Card tone="warning">
      <Text weight="strong">
        Your balance is <Amount cb={balance} tone="plain" />
      </Text>
      <Text>
        A partner took back an earning after you had redeemed it. You owe no money: what you earn
        next fills it up, then you can redeem again.
      </Text>
    </Card>
  );
}
