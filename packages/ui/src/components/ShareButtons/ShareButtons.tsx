import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { useRovingTabIndex } from '#ui/platform/useRovingTabIndex.ts';
import { Button } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import { Link } from '../Link/Link.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ShareButton } from './ShareButton.tsx';
import * as styles from './ShareButtons.css.ts';
import {
  isShareable,
  type ShareContent,
  type ShareTarget,
  shareTargets,
  type Site,
} from './targets.ts';

interface ShareTargetsProps extends Required<Pick<ShareButtonsProps, 'look'>> {
  label: string;
  targets: readonly ShareTarget[];
  /** The buttons are disabled while it is undefined. */
  content: ShareContent | undefined;
}

/**
 * A button for each target: sites open in a window of 800x500. If the browser refuses a window or the
 * clipboard, a link or a field to copy from follows (D136).
 */
function ShareTargets({ label, targets, look, content }: ShareTargetsProps) {
  const platform = usePlatform();
  const [blocked, setBlocked] = useState<{ site: Site; address: string }>();
  /** The link that the browser refused to copy. */
  const [refusedLink, setRefusedLink] = useState('');
  const { tabbable, onKeyDown, onFocus } = useRovingTabIndex(targets.length);

  function open(site: Site, address: string) {
    const opened = platform.openWindow(address, { width: 800, height: 500 });
    setBlocked(opened ? undefined : { site, address });
  }

  async function copy() {
    const link = content?.url ?? '';
    try {
      await platform.copyText(link);
      setRefusedLink('');
      return true;
    } catch {
      setRefusedLink(link);
      return false;
    }
  }

  return (
    <div className={styles.group}>
      {/* Contains only the share buttons (SHR-04). */}
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        className={styles.targets[look]}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {targets.map((target, index) => (
          <ShareButton
            key={target}
            target={target}
            tabIndex={index === tabbable ? 0 : -1}
            content={content}
            onOpen={open}
            onOpenApp={platform.leaveFor}
            onCopy={copy}
            onPrint={platform.print}
          />
        ))}
      </div>
      <LiveText hidden={!blocked && refusedLink === ''}>
        {noteOf(blocked?.site, refusedLink)}
      </LiveText>
      {blocked && (
        <Link
          href={blocked.address}
          look="standalone"
          external
          onFollow={() => setBlocked(undefined)}
        >
          {`Open ${blocked.site}`}
        </Link>
      )}
      {refusedLink !== '' && (
        <input
          readOnly
          ref={focusOnArrival}
          aria-label="Link to copy"
          className={control}
          value={refusedLink}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Focuses the box on mount, which also selects its text, ready to be copied by keyboard. */
const focusOnArrival = (box: HTMLInputElement | null) => box?.focus();

function noteOf(blocked: Site | undefined, refusedLink: string): string {
  if (blocked) return 'Your browser blocked the window. Use this link instead:';
  if (refusedLink !== '') return 'Your browser refused to copy. Press Ctrl+C to copy the link:';
  return '';
}

export interface ShareButtonsProps {
  /** The accessible name, which starts with "Share", such as "Share your link". */
  label: string;
  /** All 13 targets or the 8 most important (D25). */
  targets?: 'all' | 'few';
  /** `tiles` on a page about sharing, `icons` below each of several items. */
  look?: 'icons' | 'tiles';
  /** The content to share; the buttons are disabled while it is undefined. */
  content: ShareContent | undefined;
  /** Shared instead, with a warning, if the content's link is not http or https (SHR-02). */
  pageAddress: string;
}

/**
 * Ways to share a link: a row of icon buttons, one for each target (SHR-04), after the share sheet of a device
 * that has one (D189).
 */
export function ShareButtons({
  label,
  targets = 'all',
  look = 'icons',
  content,
  pageAddress,
}: ShareButtonsProps) {
  const platform = usePlatform();
  const isValid = content === undefined || isShareable(content.url);
  const shared = isValid ? content : { ...content, url: pageAddress };

  function openShareSheet() {
    if (!shared) return;
    const { title, text, url } = shared;
    // The promise also rejects when the member closes the sheet, which is not a failure.
    platform.share({ title, text, url }).catch(() => {});
  }

  return (
    <div className={styles.group}>
      <div className={styles.row}>
        {platform.canShare() && (
          <Button
            tone="secondary"
            icon={<Share2 className={styles.icon} aria-hidden />}
            disabled={!shared}
            onClick={openShareSheet}
          >
            <span aria-hidden>Share…</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Button>
        )}
        <ShareTargets label={label} targets={shareTargets[targets]} look={look} content={shared} />
      </div>
      <LiveText hidden={isValid}>
        {isValid ? '' : 'This link is not a web address, so the address of this page is shared.'}
      </LiveText>
    </div>
  );
}
