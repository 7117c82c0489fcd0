import { Share2 } from 'lucide-react';
import { usePlatform } from '../../platform/Platform.tsx';
import { Button } from '../Button/Button.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ShareTargets } from './ShareTargets.tsx';
import * as styles from './ShareButtons.css.ts';
import { isShareable, shareTargets, type ShareContent } from './targets.ts';

export interface ShareButtonsProps {
  /** The accessible name, which starts with "Share", such as "Share your link". */
  label: string;
  /** All 13 targets or the 8 most important (decision D25). */
  targets?: 'all' | 'few';
  /** The content to share; the buttons are disabled while it is undefined. */
  content: ShareContent | undefined;
  /** Shared instead, with a warning, if the content's link is not http or https (SHR-02). */
  pageAddress: string;
}

/**
 * Ways to share a link: a row of icon buttons, one for each target (SHR-04), after the share sheet of a device
 * that has one (D189).
 */
export function ShareButtons({ label, targets = 'all', content, pageAddress }: ShareButtonsProps) {
  const platform = usePlatform();
  const valid = content === undefined || isShareable(content.url);
  const shared = content && (valid ? content : { ...content, url: pageAddress });
  return (
    <div className={styles.group}>
      <div className={styles.row}>
        {platform.canShare() && (
          <Button
            tone="secondary"
            icon={<Share2 className={styles.icon} aria-hidden />}
            disabled={!shared}
            // The promise also rejects when the member closes the sheet, which is not a failure.
            onClick={() => shared && void platform.share(sheetOf(shared)).catch(() => {})}
          >
            <span aria-hidden>Share…</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        )}
        <ShareTargets label={label} targets={shareTargets[targets]} content={shared} />
      </div>
      <LiveText hidden={valid}>
        {valid ? '' : 'This link is not a web address, so the address of this page is shared.'}
      </LiveText>
    </div>
  );
}

const sheetOf = ({ title, text, url }: ShareContent) => ({ title, text, url });
