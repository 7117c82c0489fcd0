import { useEffect, useState } from 'react';
import { Check, Link as LinkIcon, Mail, MessageSquareText, Printer } from 'lucide-react';
import { usePlatform } from '../../platform/Platform.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { marks } from './marks.tsx';
import * as styles from './ShareButtons.css.ts';
import { addressOf, isProgram, isSite } from './targets.ts';
import type { Program, ShareContent, ShareTarget, Site } from './targets.ts';

interface ShareButtonProps {
  target: ShareTarget;
  content: ShareContent | undefined;
  onOpen: (site: Site, address: string) => void;
  onOpenProgram: (address: string) => void;
  /** Resolves to whether the link was copied. */
  onCopy: () => Promise<boolean>;
  onPrint: () => void;
}

const icons = { SMS: MessageSquareText, Email: Mail, Print: Printer };

/** A button for one share target: its mark, with the name as accessible name and tooltip. */
export function ShareButton(props: ShareButtonProps) {
  const { target, content, onOpen, onOpenProgram, onCopy, onPrint } = props;
  if (target === 'Copy link') return <CopyLink disabled={!content} onCopy={onCopy} />;

  function share() {
    if (!content) return;
    if (isSite(target)) onOpen(target, addressOf(target, content));
    else if (isProgram(target)) onOpenProgram(addressOf(target, content));
    else onPrint();
  }

  return (
    // Only the title, because screen readers would read it after another name.
    <button
      type="button"
      title={target}
      translate={isSite(target) ? 'no' : undefined}
      className={styles.target}
      disabled={!content}
      onClick={share}
    >
      <Mark target={target} />
    </button>
  );
}

function Mark({ target }: { target: Site | Program | 'Print' }) {
  if (!isSite(target)) {
    const Icon = icons[target];
    return <Icon className={styles.icon} aria-hidden />;
  }
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={styles.icon}
      aria-hidden
    >
      {marks[target]}
    </svg>
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
    <>
      <button
        type="button"
        className={copied ? styles.copied : styles.copy}
        disabled={disabled}
        // Not `disabled`, because that would drop the keyboard focus.
        aria-disabled={copied || undefined}
        onClick={() => {
          if (!copied) void onCopy().then(setCopied);
        }}
      >
        <Icon className={styles.icon} aria-hidden />
        <span>{copied ? 'Copied' : 'Copy link'}</span>
      </button>
      <LiveText hidden>{copied ? 'Copied' : ''}</LiveText>
    </>
  );
}
