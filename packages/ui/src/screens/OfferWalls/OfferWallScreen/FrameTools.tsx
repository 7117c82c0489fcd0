import { RotateCw } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface FrameToolsProps {
  href: string;
  /** The page has not loaded after a good while. */
  slow: boolean;
  onReload: () => void;
}

/** The ways out of a frame that shows nothing: browsers do not say when a page refuses to be framed. */
export function FrameTools({ href, slow, onReload }: FrameToolsProps) {
  return (
    <Stack space="xsmall">
      <LiveText>
        {slow
          ? 'This is taking longer than usual. Reload the offers, or open them in a new tab.'
          : ''}
      </LiveText>
      <Inline space="medium">
        <Button tone="quiet" icon={<RotateCw aria-hidden size="1em" />} onClick={onReload}>
          Reload offers
        </Button>
        <Link href={href} look="standalone" external>
          Open in a new tab
        </Link>
      </Inline>
    </Stack>
  );
}
