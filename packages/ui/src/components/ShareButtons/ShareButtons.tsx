import { Share2 } from 'lucide-react';
import { usePlatform } from '../../platform/Platform.tsx';
import { Button } from '../Button/Button.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ShareTargets } from './ShareTargets.tsx';
import * as styles from './ShareButtons.css.ts';
import { isShareable, shareTargets, type ShareContent } from './targets.ts';

export interface ShareButtonsProps {
  /** The accessible name, which starts with "Share", such as "Share your link". */
  label: string;
  /** All 13 targets or the 8 most important (decision D25). */
  targets?: 'all' | 'few';
  /** Shows no targets until "Share" is pressed, where many things can be shared. */
  compact?: boolean;
  /** The content to share; the buttons are disabled while it is undefined. */
  content: ShareContent | undefined;
  /** Shared instead, with a warning, if the content's link is not http or https (SHR-02). */
  pageAddress: string;
}

/**
 * Ways to share a link. A device with a share sheet opens it, others have four named targets; a panel contains
 * all of them (D189).
 */
export function ShareButtons(props: ShareButtonsProps) {
  const { label, targets = 'all', compact = false, content, pageAddress } = props;
  const platform = usePlatform();
  const valid = content === undefined || isShareable(content.url);
  const shared = content && (valid ? content : { ...content, url: pageAddress });
  const hasSheet = platform.canShare();
  const more = (
    <Popover
      label={label}
      look="raised"
      disabled={!shared}
      trigger={
        compact && !hasSheet ? (
          <>
            <Share2 className={styles.icon} aria-hidden />
            <span aria-hidden>Share</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : (
          <>
            <span>More</span>
            <VisuallyHidden>{`ways: ${label}`}</VisuallyHidden>
          </>
        )
      }
    >
      <ShareTargets label={label} targets={shareTargets[targets]} content={shared} />
    </Popover>
  );
  return (
    <div className={styles.group}>
      {hasSheet || compact ? (
        <div className={styles.row}>
          {hasSheet && (
            <Button
              icon={<Share2 className={styles.icon} aria-hidden />}
              disabled={!shared}
              // The promise also rejects when the member closes the sheet, which is not a failure.
              onClick={() => shared && void platform.share(sheetOf(shared)).catch(() => {})}
            >
              <span aria-hidden>Share…</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          )}
          {more}
        </div>
      ) : (
        <ShareTargets label={label} targets={shareTargets.main} content={shared} more={more} />
      )}
      <LiveText hidden={valid}>
        {valid ? '' : 'This link is not a web address, so the address of this page is shared.'}
      </LiveText>
    </div>
  );
}

const sheetOf = ({ title, text, url }: ShareContent) => ({ title, text, url });
