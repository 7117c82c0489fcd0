import { useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { CopyField } from '#ui/components/CopyField/CopyField.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { SectionHead } from '#ui/components/SectionHead/SectionHead.tsx';
import { ShareButtons } from '#ui/components/ShareButtons/ShareButtons.tsx';
import type { ShareContent } from '#ui/components/ShareButtons/targets.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { useProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import { useMedia } from '#ui/platform/useMedia.ts';
import { createInvitation } from '#ui/screens/Referrals/ReferralsScreen/createInvitation.ts';
import {
  emptyTexts,
  type ReferralLinkState,
  failureOf,
} from '#ui/screens/Referrals/ReferralsScreen/ReferralsScreen.tsx';
import { from } from '#ui/theme/media.ts';
import * as styles from './PromotionScreen.css.ts';

/** A picture for members to share: a file of the site with a permanent address. */
export interface Banner {
  /** The file's name without its ending. */
  readonly id: string;
  /** In px, like `height`. */
  readonly width: number;
  readonly height: number;
  /** The alternative text. */
  readonly alt: string;
  /** The absolute URL. */
  readonly src: string;
}

/** The embed codes of a banner; empty while the referral link is unknown. */
export interface BannerCodes {
  readonly html: string;
  readonly bbcode: string;
}

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
  const failure = failureOf(props);
  const link = status === 'ready' ? props.link : '';
  const contentOf = ({ src: image }: Banner) =>
    'link' in props
      ? createInvitation({ productName, url: props.link, messengerAppId, image })
      : undefined;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>Promotional Material</Heading>
        <Text tone="muted">Every banner here leads to your referral link.</Text>
      </Stack>
      {failure && (
        <Stack space="small">
          <AlertBox tone="errors" messages={[failure.message]} />
          <div>
            <Button tone="secondary" onClick={failure.onRetry}>
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

interface BannerBlockProps {
  banner: Banner;
  codes: BannerCodes;
  /** The banner's target; '' while unknown. */
  link: string;
  content: ShareContent | undefined;
  pageAddress: string;
  /** The text of the code boxes while there is no link. */
  emptyText: string;
}

/**
 * A banner of one size: a preview, its embed codes, and 8 share buttons. On a phone the codes are closed: few
 * members paste a code there, and the page stays short.
 */
function BannerBlock({ banner, codes, link, content, pageAddress, emptyText }: BannerBlockProps) {
  const id = useId();
  const isWide = useMedia(from('desktop'));
  const { width, height, alt, src } = banner;
  const name = `${width}x${height}`;
  const needsLink = { emptyText, emptyReason: 'The code needs your referral link.' };
  const picture = <Picture src={src} alt={alt} width={width} height={height} />;
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={3} id={id}>
          {name}
        </Heading>
        <div className={styles.bannerAndCodes}>
          <div className={styles.preview}>
            {link === '' ? (
              picture
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
                {picture}
              </a>
            )}
          </div>
          <details open={isWide} className={styles.details}>
            <summary className={styles.summary}>Codes for this banner</summary>
            <div className={styles.codes}>
              <CopyField label="HTML" value={codes.html} multiline {...needsLink} />
              <CopyField label="BBCode" value={codes.bbcode} multiline {...needsLink} />
              <div className={styles.fullWidth}>
                <CopyField label="Banner Link" value={src} />
              </div>
            </div>
          </details>
        </div>
        <ShareButtons
          label={`Share the banner ${name}`}
          targets="few"
          content={content}
          pageAddress={pageAddress}
        />
      </Stack>
    </Card>
  );
}
