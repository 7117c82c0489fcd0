import { RotateCw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Stack } from '../Stack/Stack.tsx';
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

export interface FrameToolsProps {
  /** The content of the frame, for the texts. */
  contents: keyof typeof words;
  href: string;
  /** Whether the page is taking unusually long to load. */
  slow: boolean;
  onReload: () => void;
}

/**
 * Alternatives to an empty frame, because browsers do not report that a page refuses to be framed
 * (D172).
 */
export function FrameTools({ contents, href, slow, onReload }: FrameToolsProps) {
  return (
    <Stack space="xsmall">
      <div className={styles.slow}>
        <LiveText>{slow ? words[contents].slow : ''}</LiveText>
      </div>
      <div className={styles.tools}>
        <Button tone="quiet" icon={<RotateCw aria-hidden size="1em" />} onClick={onReload}>
          {words[contents].reload}
        </Button>
        <Link href={href} look="standalone" external>
          Open in a new tab
        </Link>
      </div>
    </Stack>
  );
}
