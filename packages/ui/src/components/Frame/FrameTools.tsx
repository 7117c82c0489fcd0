import { RotateCw } from 'lucide-react';
import { use, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { BlockerGuideContext } from '../FrameProvider/FrameProvider.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { FrameSource } from './Frame.tsx';
import * as styles from './FrameTools.css.ts';

const words = {
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

export interface FrameToolsProps extends Pick<ReloadableFrame, 'source' | 'slow'> {
  /** The content of the frame, for the texts. */
  contents: keyof typeof words;
  /** Omitted while another button reloads the frame. */
  onReload?: (() => void) | undefined;
}

/**
 * The line below a frame that says what to do if it stays empty: browsers report a page as loaded that an
 * ad blocker stopped or that refuses to be framed (D172). Renders nothing if the address is not framed.
 */
export function FrameTools({ contents, source, slow = false, onReload }: FrameToolsProps) {
  const guideHref = use(BlockerGuideContext);
  if (source.kind !== 'frame') return null;
  return (
    <Stack space="xsmall">
      <div className={styles.slow}>
        <LiveText>{slow ? words[contents].slow : ''}</LiveText>
      </div>
      <div className={styles.tools}>
        <Text size="small" tone="muted">
          If this stays empty, an ad blocker may be stopping it.
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
            {words[contents].reload}
          </Button>
        )}
      </div>
    </Stack>
  );
}
