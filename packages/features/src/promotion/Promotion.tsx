import {
  type Banner,
  type BannerCodes,
  PromotionScreen,
} from '@cb/ui/screens/Promotion/PromotionScreen';
import { useReferralLink } from '../shared/member/referralLink.ts';

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

/**
 * Returns the codes that show a banner on another page and link to `link`, each properly escaped
 * (D26). They name no size, because filter lists hide pictures by it (D270).
 */
export const toBannerCodes = ({ src, alt }: Banner, link: string): BannerCodes => ({
  html: `<a href="${forHtml(link)}"><img src="${forHtml(src)}" alt="${forHtml(alt)}"></a>`,
  bbcode: `[url=${forBbcode(link)}][img]${forBbcode(src)}[/img][/url]`,
});

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const forHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escapes an address for BBCode: a bracket would end the tag, a space or a quote its value. */
const forBbcode = (address: string) =>
  // `encodeURIComponent` does not escape an apostrophe.
  address.replaceAll("'", '%27').replace(/[[\]\s"]/g, encodeURIComponent);
