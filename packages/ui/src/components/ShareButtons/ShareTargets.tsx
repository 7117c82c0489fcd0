import { useState } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { ShareButton } from './ShareButton.tsx';
import { control } from '../Field/Field.css.ts';
import * as styles from './ShareButtons.css.ts';
import type { ShareContent, ShareTarget, Site } from './targets.ts';

interface ShareTargetsProps {
  label: string;
  targets: readonly ShareTarget[];
  /** The buttons are disabled while it is undefined. */
  content: ShareContent | undefined;
}

/**
 * A button for each target: sites open in a window of 800x500. If the browser refuses a window or the
 * clipboard, what replaces it follows (D136).
 */
export function ShareTargets({ label, targets, content }: ShareTargetsProps) {
  const platform = usePlatform();
  const [blocked, setBlocked] = useState<{ site: Site; address: string }>();
  const [refused, setRefused] = useState('');

  function open(site: Site, address: string) {
    const opened = platform.openWindow(address, { width: 800, height: 500 });
    setBlocked(opened ? undefined : { site, address });
  }

  async function copy() {
    const link = content?.url ?? '';
    try {
      await platform.copyText(link);
      setRefused('');
      return true;
    } catch {
      setRefused(link);
      return false;
    }
  }

  return (
    <div className={styles.group}>
      {/* Contains only the share buttons (SHR-04). */}
      <div role="group" aria-label={label} className={styles.targets}>
        {targets.map((target) => (
          <ShareButton
            key={target}
            target={target}
            content={content}
            onOpen={open}
            onOpenProgram={platform.leaveFor}
            onCopy={copy}
            onPrint={platform.print}
          />
        ))}
      </div>
      <LiveText hidden={!blocked && refused === ''}>{noteOf(blocked?.site, refused)}</LiveText>
      {blocked && (
        <Link
          href={blocked.address}
          look="standalone"
          external
          onClick={() => setBlocked(undefined)}
        >
          {`Open ${blocked.site}`}
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

function noteOf(blocked: Site | undefined, refused: string): string {
  if (blocked) return 'Your browser blocked the window. Use this link instead:';
  if (refused !== '') return 'Your browser refused to copy. Press Ctrl+C to copy the link:';
  return '';
}
