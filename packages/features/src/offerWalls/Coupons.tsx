import { loadingCoupons } from '@cb/ui/domain/memberMessages';
import { OfferWallScreen } from '@cb/ui/screens/OfferWalls/OfferWallScreen';
import { frameSource } from '../shared/basics/address.ts';
import { useFrame } from '../shared/hooks/useFrame.ts';

export interface CouponsProps {
  /** The address of the partner's coupon offers. */
  address: string;
  /** The exact origins that may be framed (D20). */
  allowedOrigins: readonly string[];
}

/** The coupons page: a frame with a loading indicator above it until it has loaded (CPN-02, CPN-03). */
export function Coupons({ address, allowedOrigins }: CouponsProps) {
  const source = frameSource(address, { allowedOrigins, fromOperator: true });
  const { frame, isLoaded } = useFrame(source);
  return (
    <OfferWallScreen
      provider="Coupons"
      status="framed"
      source={source}
      height="coupons"
      loading={source.kind === 'frame' && !isLoaded ? loadingCoupons : undefined}
      shownWhileLoading
      {...frame}
    />
  );
}
