import { type Banner, PromotionScreen } from '@cb/ui/screens/Promotion/PromotionScreen';
import { useReferralLink } from '../member/referralLink.ts';
import { toBannerCodes } from './codes.ts';

export interface PromotionProps {
  /** The four banners at the top. */
  pictures: readonly Banner[];
  /** The five banners of a fixed size. */
  sizes: readonly Banner[];
  /** The operator's Facebook app id, for sharing by Messenger. */
  messengerAppId: string;
}

const noCodes = { html: '', bbcode: '' };

/** Promotional Material over POST /referral/createUrl (PRO-01 to PRO-06). */
export function Promotion({ pictures, sizes, messengerAppId }: PromotionProps) {
  const state = useReferralLink();
  const blocks = sizes.map((banner) => ({
    banner,
    codes: state.status === 'ready' ? toBannerCodes(banner, state.link) : noCodes,
  }));
  return (
    <PromotionScreen
      {...state}
      pictures={pictures}
      blocks={blocks}
      pageAddress={location.href}
      messengerAppId={messengerAppId}
    />
  );
}
