import { AlertBox } from '../../../components/AlertBox/AlertBox.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { useProductName } from '../../../components/ProductName/ProductName.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { SectionHead } from '../../../components/SectionHead/SectionHead.tsx';
import { ShareButtons } from '../../../components/ShareButtons/ShareButtons.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { invitation } from '../../Referrals/invitation.ts';
import {
  emptyTexts,
  troubleOf,
  type ReferralLinkState,
} from '../../Referrals/ReferralLinkSection/ReferralLinkSection.tsx';
import { BannerBlock, type Banner, type BannerCodes } from '../BannerBlock/BannerBlock.tsx';
import * as styles from './PromotionScreen.css.ts';

export type PromotionScreenProps = ReferralLinkState & {
  /** The four banners at the top, in two rows of two (PRO-03). */
  pictures: readonly Banner[];
  /** The five banners of standard sizes, each with its embed codes. */
  blocks: readonly { readonly banner: Banner; readonly codes: BannerCodes }[];
  /** The page's own address, shared if there is no link (SHR-02). */
  pageAddress: string;
  /** The operator's Facebook app id. */
  messengerAppId: string;
};

/** Promotional Material (PRO-02): banners to share, with embed codes for other sites. */
export function PromotionScreen(props: PromotionScreenProps) {
  const { status, pictures, blocks, pageAddress, messengerAppId } = props;
  const productName = useProductName();
  const trouble = troubleOf(props);
  const link = status === 'ready' ? props.link : '';
  const contentOf = ({ src: image }: Banner) =>
    'link' in props
      ? invitation({ productName, url: props.link, messengerAppId, image })
      : undefined;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>Promotional Material</Heading>
        <Text tone="muted">Every banner here leads to your referral link.</Text>
      </Stack>
      {trouble && (
        <Stack space="small">
          <AlertBox tone="errors" messages={[trouble.message]} />
          <div>
            <Button tone="secondary" onClick={trouble.onRetry}>
              Try again
            </Button>
          </div>
        </Stack>
      )}
      <div className={styles.rows}>
        {pictures.map((banner) => (
          <div key={banner.id} className={styles.banner}>
            <Picture
              src={banner.src}
              alt={banner.alt}
              width={banner.width}
              height={banner.height}
              fit="container"
            />
            <ShareButtons
              label={`Share the banner: ${banner.alt}`}
              content={contentOf(banner)}
              pageAddress={pageAddress}
            />
          </div>
        ))}
      </div>
      <SectionHead
        title="Banners for your website or forum"
        detail="Copy a code and paste it. HTML is for websites, BBCode for forums."
      />
      {blocks.map(({ banner, codes }) => (
        <BannerBlock
          key={banner.id}
          banner={banner}
          codes={codes}
          link={link}
          content={contentOf(banner)}
          pageAddress={pageAddress}
          emptyText={emptyTexts[status]}
        />
      ))}
    </Stack>
  );
}
