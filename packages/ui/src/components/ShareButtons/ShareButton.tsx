import { useEffect, useState } from 'react';
import {
  ArrowBigUp,
  Briefcase,
  Check,
  Hash,
  Link as LinkIcon,
  Mail,
  MapPin,
  MessageCircle,
  MessageSquareText,
  Phone,
  Printer,
  Quote,
  Send,
  Users,
} from 'lucide-react';
import { usePlatform } from '../../platform/Platform.tsx';
import { look } from '../Popover/trigger.css.ts';
import * as styles from './ShareButtons.css.ts';
import { addressOf, isProgram, isSite } from './targets.ts';
import type { ShareContent, ShareTarget, Site } from './targets.ts';

interface ShareButtonProps {
  target: ShareTarget;
  content: ShareContent | undefined;
  onOpen: (site: Site, address: string) => void;
  onOpenProgram: (address: string) => void;
  /** Resolves to whether the link was copied. */
  onCopy: () => Promise<boolean>;
  onPrint: () => void;
}

/** Generic icons for the targets, because the logos of other sites are trademarks. */
const icons = {
  Facebook: Users,
  X: Hash,
  LinkedIn: Briefcase,
  WhatsApp: Phone,
  Telegram: Send,
  Reddit: ArrowBigUp,
  Pinterest: MapPin,
  Tumblr: Quote,
  Messenger: MessageCircle,
  SMS: MessageSquareText,
  Email: Mail,
  Print: Printer,
};

/** A button for one share target. */
export function ShareButton(props: ShareButtonProps) {
  const { target, content, onOpen, onOpenProgram, onCopy, onPrint } = props;
  if (target === 'Copy link') return <CopyLink disabled={!content} onCopy={onCopy} />;
  const Icon = icons[target];

  function share() {
    if (!content) return;
    if (isSite(target)) onOpen(target, addressOf(target, content));
    else if (isProgram(target)) onOpenProgram(addressOf(target, content));
    else onPrint();
  }

  return (
    <button type="button" className={look.raised} disabled={!content} onClick={share}>
      <Icon className={styles.icon} aria-hidden />
      <span>{target}</span>
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
      className={copied ? styles.copied : look.raised}
      disabled={disabled}
      // Not `disabled`, because that would drop the keyboard focus.
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
