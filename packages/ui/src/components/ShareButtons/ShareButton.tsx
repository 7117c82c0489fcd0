import { useEffect, useState } from 'react';
import { Check, Link as LinkIcon, Mail, MessageSquare, Printer } from 'lucide-react';
import { usePlatform } from '../../platform/Platform.tsx';
import * as styles from './ShareButtons.css.ts';
import { addressOf, isProgram, isSite } from './targets.ts';
import type { ShareContent, ShareTarget, Site } from './targets.ts';

interface ShareButtonProps {
  target: ShareTarget;
  content: ShareContent | undefined;
  onOpen: (site: Site, address: string) => void;
  /** Resolves to whether the link was copied. */
  onCopy: () => Promise<boolean>;
  onPrint: () => void;
}

const icons = { SMS: MessageSquare, Email: Mail, Print: Printer };

/**
 * A button for one share target. Sites show their names, since their logos are not ours to draw.
 */
export function ShareButton({ target, content, onOpen, onCopy, onPrint }: ShareButtonProps) {
  if (target === 'Copy link') return <CopyLink disabled={!content} onCopy={onCopy} />;
  if (isSite(target)) {
    return (
      <button
        type="button"
        className={styles.button}
        disabled={!content}
        onClick={() => content && onOpen(target, addressOf(target, content))}
      >
        {target}
      </button>
    );
  }
  const Icon = icons[target];
  const drawn = <Icon className={styles.icon} aria-hidden />;
  if (isProgram(target) && content) {
    return (
      <a className={styles.button} href={addressOf(target, content)}>
        {drawn}
        {target}
      </a>
    );
  }
  return (
    <button type="button" className={styles.button} disabled={!content} onClick={onPrint}>
      {drawn}
      {target}
    </button>
  );
}

/** How long the button shows that the link was copied, in ms (SHR-01). */
const feedbackMs = 2000;

function CopyLink({ disabled, onCopy }: { disabled: boolean; onCopy: () => Promise<boolean> }) {
  const { clock } = usePlatform();
  const [copied, setCopied] = useState(false);

  useEffect(
    () => (copied ? clock.after(feedbackMs, () => setCopied(false)) : undefined),
    [clock, copied],
  );

  const Icon = copied ? Check : LinkIcon;
  return (
    <button
      type="button"
      className={copied ? styles.copied : styles.button}
      disabled={disabled}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={copied || undefined}
      onClick={() => {
        if (!copied) void onCopy().then(setCopied);
      }}
    >
      <Icon className={styles.icon} aria-hidden />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </button>
  );
}
