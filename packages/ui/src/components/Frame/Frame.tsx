import { RotateCw } from 'lucide-react';
import { type ReactNode, type Ref, use } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { BlockerGuideContext, FrameContext } from '../FrameProvider/FrameProvider.tsx';
import { ButtonLink, Link } from '../Link/Link.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Frame.css.ts';

const texts = {
  offers: {
    slow: 'This is taking longer than usual. Reload the offers, or open them in a new tab.',
    reload: 'Reload offers',
  },
  page: {
    slow: 'This is taking longer than usual. Reload the page, or open it in a new tab.',
    reload: 'Reload page',
  },
} as const;

/** The props of a screen with a frame that can be reloaded. */
export interface ReloadableFrame {
  /** The checked address of the page in the frame. */
  source: FrameSource;
  /** Whether the page in the frame is taking unusually long to load. */
  slow?: boolean | undefined;
  /** The `iframe`; unset if the page is not framed. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** Used as a key: a new number remounts the frame. */
  attempt?: number;
  /** Called when a page in the frame has loaded. */
  onLoad?: () => void;
  /** Called when the member asks to load the frame again. */
  onReload: () => void;
}

interface FrameToolsProps extends Pick<ReloadableFrame, 'source' | 'slow'> {
  /** The content of the frame, for the texts. */
  contents: keyof typeof texts;
  /** Omitted while another button reloads the frame. */
  onReload?: (() => void) | undefined;
}

/**
 * The line below a frame with advice if it stays empty. It is always shown, because browsers report a page as
 * loaded even if an ad blocker stopped it or it refuses to be framed (D172). Renders nothing without a frame.
 */
export function FrameTools({ contents, source, slow = false, onReload }: FrameToolsProps) {
  const guideHref = use(BlockerGuideContext);
  if (source.kind !== 'frame') return null;
  return (
    <Stack space="xsmall">
      <div className={styles.slowText}>
        <LiveText>{slow ? texts[contents].slow : ''}</LiveText>
      </div>
      <div className={styles.tools}>
        <Text size="small" tone="muted">
          If this stays empty, an ad blocker may be stopping it. If it shows you as logged out, your
          browser keeps its cookies from it: allow them when it asks, or open it in a new tab.
        </Text>
        {guideHref !== undefined && (
          <Link href={guideHref} look="standalone" external>
            How to whitelist this site
          </Link>
        )}
        <Link href={source.src} look="standalone" external>
          Open in a new tab
        </Link>
        {onReload && (
          <Button tone="quiet" icon={<RotateCw aria-hidden size="1em" />} onClick={onReload}>
            {texts[contents].reload}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** How an untrusted address may be used (D20). */
export type FrameSource =
  /** A same-origin page is sandboxed without access to the site. */
  | { kind: 'frame'; src: string; isSameOrigin: boolean }
  | { kind: 'link'; href: string; host: string }
  /** The address would run code or contains credentials. */
  | { kind: 'refused' }
  | { kind: 'none' };

export interface FrameProps {
  /** The accessible name, and the text of the link that replaces the frame. */
  title: string;
  /** The checked address of the page. */
  source: FrameSource;
  /** Loads the frame without showing it. */
  concealed?: boolean;
  /** The height, by kind of content (FRM-02). */
  height?: 'page' | 'wall' | 'survey' | 'widget' | 'coupons' | 'cashback' | 'tasks';
  /** Whether the page may write to the clipboard, as offer walls do to copy a code (D273). */
  mayCopy?: boolean;
  /** The `iframe`; unset if the page is not framed. */
  ref?: Ref<HTMLIFrameElement> | undefined;
  /** Called when a page in the frame has loaded, including after a navigation inside it. */
  onLoad?: (() => void) | undefined;
}

// docs/security.md gives the reason for each permission. With both allow-scripts and allow-same-origin, a
// same-origin page could remove its own sandbox.
const sandbox = {
  sameOrigin: 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox',
  crossOrigin:
    'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation',
};

/** A sandboxed iframe for an external page, or a link with its host if it may not be framed. */
export function Frame({
  title,
  source,
  concealed = false,
  height = 'page',
  mayCopy = false,
  ref,
  onLoad,
}: FrameProps) {
  const FrameElement = use(FrameContext);
  if (concealed && source.kind !== 'frame') return null;
  switch (source.kind) {
    case 'frame':
      return (
        <FrameElement
          title={title}
          src={source.src}
          sandbox={source.isSameOrigin ? sandbox.sameOrigin : sandbox.crossOrigin}
          allow={mayCopy ? 'clipboard-write' : undefined}
          referrerPolicy="strict-origin"
          ref={ref}
          className={`${styles.height[height]} ${concealed ? styles.concealed : ''}`}
          onLoad={onLoad}
        />
      );
    case 'link':
      return (
        <EmptyState
          key="link"
          action={
            <ButtonLink href={source.href} external tone="secondary">
              {`Open ${source.host}`}
            </ButtonLink>
          }
        >
          <span>{`${title} opens outside this site, on `}</span>
          <bdi translate="no">{source.host}</bdi>.
        </EmptyState>
      );
    case 'refused':
      return (
        <EmptyState>
          {`${title} came with an address that is not safe to open, so it was refused.`}
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState>{`${title} is not available right now. Please try again later.`}</EmptyState>
      );
  }
}

interface CoveredFrameProps extends Omit<FrameProps, 'concealed'> {
  /** Shown in the frame's place while the page in it loads. */
  cover: ReactNode;
}

/** A frame that loads behind a cover, in the space that is reserved for it. */
export function CoveredFrame({ cover, ...frame }: CoveredFrameProps) {
  const isFramed = frame.source.kind === 'frame';
  return (
    <div className={styles.area}>
      {cover && <div className={isFramed ? styles.cover : undefined}>{cover}</div>}
      <Frame {...frame} concealed={Boolean(cover)} />
    </div>
  );
}

/** Reserves the space of the frame of a page whose address is loading. */
export const FrameSpace = ({ children }: { children: ReactNode }) => (
  <div className={styles.reservedSpace}>{children}</div>
);
