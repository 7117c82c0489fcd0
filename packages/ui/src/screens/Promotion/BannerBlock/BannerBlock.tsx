import { useId } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { ShareButtons } from '../../../components/ShareButtons/ShareButtons.tsx';
import type { ShareContent } from '../../../components/ShareButtons/targets.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './BannerBlock.css.ts';

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

export interface BannerBlockProps {
  banner: Banner;
  codes: BannerCodes;
  /** The banner's target; '' while unknown. */
  link: string;
  content: ShareContent | undefined;
  pageAddress: string;
  /** The text of the code boxes while there is no link. */
  emptyText: string;
}

/** A banner of one size: a preview, its embed codes, and 8 share buttons. */
export function BannerBlock({
  banner,
  codes,
  link,
  content,
  pageAddress,
  emptyText,
}: BannerBlockProps) {
  const id = useId();
  const { width, height, alt, src } = banner;
  const name = `${width}x${height}`;
  const shared = { emptyText, emptyReason: 'The code needs your referral link.' };
  const picture = <Picture {...{ src, alt, width, height }} />;
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
          <div className={styles.codes}>
            <CopyField label="HTML" value={codes.html} multiline {...shared} />
            <CopyField label="BBCode" value={codes.bbcode} multiline {...shared} />
            <div className={styles.fullWidth}>
              <CopyField label="Banner Link" value={src} />
            </div>
          </div>
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
