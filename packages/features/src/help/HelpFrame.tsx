import { SponsoredTile } from '@cb/ui/components/SponsoredTile';
import { useElapsed } from '@cb/ui/platform/useElapsed';
import { HelpFrameScreen, type HelpFrameScreenProps } from '@cb/ui/screens/Help/HelpFrameScreen';
import { frameSource } from '../shared/basics/address.ts';
import { useFrame } from '../shared/hooks/useFrame.ts';

/** How long the loading notice is shown, in ms (NWS-03, NWS-04). */
const noticeMs = 2000;

export interface HelpFrameProps extends Pick<HelpFrameScreenProps, 'topic'> {
  /**
   * The help desk's page. It is framed if it is https or on the site itself, and linked otherwise.
   */
  address: string;
  /** The exact origins that may be framed (D20); without it every https origin may. */
  allowedOrigins?: readonly string[];
  /** The address of the sign-up at the hosting partner, outside the site. */
  hostingSignUpHref: string;
}

/** A page of the help desk, after a loading notice for 2 s (NWS-01 to NWS-04, D48). */
export function HelpFrame({ topic, address, allowedOrigins, hostingSignUpHref }: HelpFrameProps) {
  const isNoticeOver = useElapsed(true, noticeMs);
  const source = frameSource(address, { allowedOrigins, fromOperator: true });
  const { frame } = useFrame(source);
  return (
    <HelpFrameScreen
      topic={topic}
      status={isNoticeOver ? 'ready' : 'loading'}
      source={source}
      sponsored={<SponsoredTile signUpHref={hostingSignUpHref} />}
      {...frame}
    />
  );
}
