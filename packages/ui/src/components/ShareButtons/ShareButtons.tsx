import { useState } from 'react';
import { Eye, EyeOff, Share2 } from 'lucide-react';
import { usePlatform } from '../../platform/Platform.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { ShareButton } from './ShareButton.tsx';
import { control } from '../Field/Field.css.ts';
import * as styles from './ShareButtons.css.ts';
import { isShareable, shareTargets, type ShareContent, type Site } from './targets.ts';

export interface ShareButtonsProps {
  /** The row's accessible name, such as "Share your link". */
  label: string;
  /** All 13 targets or the 8 most important (decision D25). */
  targets?: 'all' | 'few';
  /** The content to share; the buttons are disabled while it is undefined. */
  content: ShareContent | undefined;
  /** Shared instead, with a warning, if the content's link is not http or https (SHR-02). */
  pageAddress: string;
}

/**
 * Buttons to share a link: sites open in a window of 800x500, and there are the device's apps and its
 * share sheet. Names are shown on hover and focus, or beside all buttons after a press.
 */
export function ShareButtons({ label, targets = 'all', content, pageAddress }: ShareButtonsProps) {
  const platform = usePlatform();
  const [blocked, setBlocked] = useState<{ site: Site; address: string }>();
  const [refused, setRefused] = useState('');
  const [named, setNamed] = useState(false);
  const Names = named ? EyeOff : Eye;
  const valid = content === undefined || isShareable(content.url);
  const shared = content && (valid ? content : { ...content, url: pageAddress });

  function open(site: Site, address: string) {
    const opened = platform.openWindow(address, { width: 800, height: 500 });
    setBlocked(opened ? undefined : { site, address });
  }

  async function copy() {
    try {
      await platform.copyText(shared?.url ?? '');
      setRefused('');
      return true;
    } catch {
      setRefused(shared?.url ?? '');
      return false;
    }
  }

  return (
    <div className={styles.group}>
      <div className={styles.row} data-names={named ? '' : undefined}>
        {platform.canShare() && (
          <button
            type="button"
            className={styles.sheet}
            disabled={!shared}
            // The promise also rejects when the member closes the sheet, which is not a failure.
            onClick={() => shared && void platform.share(sheetOf(shared)).catch(() => {})}
          >
            <Share2 className={styles.icon} aria-hidden />
            Share…
          </button>
        )}
        {/* Contains only the share buttons (SHR-04). */}
        <div role="group" aria-label={label} className={styles.targets}>
          {shareTargets[targets].map((target) => (
            <ShareButton
              key={target}
              target={target}
              content={shared}
              onOpen={open}
              onOpenProgram={platform.leaveFor}
              onCopy={copy}
              onPrint={platform.print}
            />
          ))}
        </div>
        <Button
          tone="quiet"
          icon={<Names size={20} aria-hidden />}
          onClick={() => setNamed(!named)}
        >
          {named ? 'Hide names' : 'Show names'}
        </Button>
      </div>
      <LiveText hidden={valid && !blocked && refused === ''}>
        {noteOf(valid, blocked?.site, refused)}
      </LiveText>
      {blocked && (
        <Link
          href={blocked.address}
          look="standalone"
          external
          onClick={() => setBlocked(undefined)}
        >
          Open {blocked.site}
        </Link>
      )}
      {refused !== '' && (
        <input
          readOnly
          ref={focusOnArrival}
          aria-label="Link to copy"
          className={control}
          value={refused}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Focuses the box on mount, which also selects its text, ready to be copied by keyboard. */
const focusOnArrival = (box: HTMLInputElement | null) => box?.focus();

const sheetOf = ({ title, text, url }: ShareContent) => ({ title, text, url });

function noteOf(valid: boolean, blocked: Site | undefined, refused: string): string {
  if (blocked) return 'Your browser blocked the window. Use this link instead:';
  if (refused !== '') return 'Your browser refused to copy. Press Ctrl+C to copy the link:';
  if (!valid) return 'This link is not a web address, so the address of this page is shared.';
  return '';
}
