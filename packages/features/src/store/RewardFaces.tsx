import { GiftCardFace } from '@cb/ui/components/GiftCardFace';
import { FaceFan } from '@cb/ui/screens/Redeem/FaceFan';
import { useGoals } from './useGoals.ts';

/** A gift card of the member's catalogue, or of no brand while none is known (D181). */
export function RewardFace() {
  const [cheapest] = useGoals().goals;
  return <GiftCardFace name={cheapest?.name} image={cheapest?.image} />;
}

/** A fan of gift cards of the member's catalogue, or of no brand while none is known (D181). */
export function RewardFan() {
  return <FaceFan brands={useGoals().goals} />;
}
