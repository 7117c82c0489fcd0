import { Check, Link as LinkIcon, Mail, MessageSquareText, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ShareButtons.css.ts';
import {
  addressOf,
  isDeviceApp,
  isSite,
  type DeviceApp,
  type ShareContent,
  type ShareTarget,
  type Site,
} from './targets.ts';

/** Marks drawn for this project, as SVG content in a view box of 24 x 24 with lines in the text colour. */
const marks: Readonly<Record<Site, ReactNode>> = {
  Facebook: <path d="M16 3h-1.5A4.5 4.5 0 0 0 10 7.5V21M6 12h8.5" />,
  X: <path d="M4 4h4.5L20 20h-4.5zM4.5 20l6-6.6M13.5 10.6l6-6.6" />,
  LinkedIn: <path d="M5 10v10M5 4.5v.01M10 20V10M10 14.5a4.5 4.5 0 0 1 9 0V20" />,
  // A handset in a speech bubble.
  WhatsApp: (
    <>
      <path d="m3 21 1.5-5.2A9 9 0 1 1 8.2 19.5z" />
      <path d="M9.2 8.2c-.9 3.6 3 7.5 6.6 6.6l.4-1.8-2.2-1-1 1a5 5 0 0 1-2-2l1-1-1-2.2z" />
    </>
  ),
  // A paper plane.
  Telegram: <path d="m21 4-18 7 6 2.5zM9 13.5 12 20l9-16M9 13.5V20l2.2-2" />,
  // A face with an aerial.
  Reddit: (
    <>
      <path d="M20 14.5c0 3-3.6 5.5-8 5.5s-8-2.5-8-5.5S7.6 9 12 9s8 2.5 8 5.5zM12 9l1.2-5 4.3 1" />
      <path d="M9 13.5v.01M15 13.5v.01M9 16.8a5 5 0 0 0 6 0" />
    </>
  ),
  Pinterest: (
    <path d="m9 21 3-12M7.5 13.5A5.5 5.5 0 1 1 17.5 9c0 3.5-2 6-4.5 6a2.7 2.7 0 0 1-2.4-1.5" />
  ),
  Tumblr: <path d="M11 3v12.5c0 3 2 4.5 5.5 4.5M7 9h8.5" />,
  // Lightning in a speech bubble.
  Messenger: (
    <>
      <path d="M12 3c5 0 9 3.6 9 8.3s-4 8.2-9 8.2a10 10 0 0 1-2.6-.3L6 21v-3.3a7.8 7.8 0 0 1-3-6.4C3 6.6 7 3 12 3z" />
      <path d="m7.5 13 3-3 3 2.5 3-3" />
    </>
  ),
};

const icons = { SMS: MessageSquareText, Email: Mail, Print: Printer };

interface ShareButtonProps {
  target: ShareTarget;
  /** 0 for the one button of the row that is in the tab order. */
  tabIndex: number;
  content: ShareContent | undefined;
  onOpen: (site: Site, address: string) => void;
  onOpenApp: (address: string) => void;
  /** Resolves to whether the link was copied. */
  onCopy: () => Promise<boolean>;
  onPrint: () => void;
}

/** A button for one share target: its mark, with the name as accessible name and tooltip. */
export function ShareButton(props: ShareButtonProps) {
  const { target, tabIndex, content, onOpen, onOpenApp, onCopy, onPrint } = props;
  if (target === 'Copy link') {
    return <CopyLinkButton tabIndex={tabIndex} disabled={!content} onCopy={onCopy} />;
  }

  function share() {
    if (!content) return;
    if (isSite(target)) onOpen(target, addressOf(target, content));
    else if (isDeviceApp(target)) onOpenApp(addressOf(target, content));
    else onPrint();
  }

  return (
    <button
      type="button"
      tabIndex={tabIndex}
      translate={isSite(target) ? 'no' : undefined}
      className={styles.target}
      disabled={!content}
      onClick={share}
    >
      <Mark target={target} />
      <VisuallyHidden>{target}</VisuallyHidden>
      <Tooltip>{target}</Tooltip>
    </button>
  );
}

function Mark({ target }: { target: Site | DeviceApp | 'Print' }) {
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

type CopyLinkButtonProps = Pick<ShareButtonProps, 'tabIndex' | 'onCopy'> & { disabled: boolean };

function CopyLinkButton({ tabIndex, disabled, onCopy }: CopyLinkButtonProps) {
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
        tabIndex={tabIndex}
        className={copied ? styles.copied : styles.copy}
        disabled={disabled}
        // `disabled` would drop the keyboard focus.
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
