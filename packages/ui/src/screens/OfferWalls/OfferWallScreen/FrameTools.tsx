import { RotateCw } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import * as styles from './OfferWallScreen.css.ts';

export interface FrameToolsProps {
  href: string;
  /** Whether the page is taking unusually long to load. */
  slow: boolean;
  onReload: () => void;
}

/** Ways out of an empty frame: browsers do not report that a page refuses to be framed. */
export function FrameTools({ href, slow, onReload }: FrameToolsProps) {
  return (
    <Stack space="xsmall">
      <div className={styles.slow}>
        <LiveText>
          {slow
            ? 'This is taking longer than usual. Reload the offers, or open them in a new tab.'
            : ''}
        </LiveText>
      </div>
      <div className={styles.tools}>
        <Button tone="quiet" icon={<RotateCw aria-hidden size="1em" />} onClick={onReload}>
          Reload offers
        </Button>
        <Link href={href} look="standalone" external>
          Open in a new tab
        </Link>
      </div>
    </Stack>
  );
}
