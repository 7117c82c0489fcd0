import { SponsoredTile } from '@cb/ui/components/SponsoredTile';
import { HelpFrameScreen, type HelpFrameScreenProps } from '@cb/ui/screens/Help/HelpFrameScreen';
import { frameSource } from '../wire/address.ts';
import { useElapsed } from '../hooks/useElapsed.ts';

/** How long the loading notice stands, in ms (NWS-03, NWS-04). */
const noticeMs = 2000;

export interface HelpFrameProps {
  /** The help desk's page; https or of the site itself, else it is linked and not framed. */
  address: string;
  /** Exact origins that may be framed (decision D20); without them every https one. */
  allowedOrigins?: readonly string[];
  /** Where one signs up with the hosting partner; outside the site. */
  hostingSignUpHref: string;
}

/** A page of the help desk behind a loading notice of 2 s (NWS-01 to NWS-04, D48). */
export function HelpFrame({
  topic,
  address,
  allowedOrigins,
  hostingSignUpHref,
}: HelpFrameProps & Pick<HelpFrameScreenProps, 'topic'>) {
  const waited = useElapsed(true, noticeMs);
  return (
    <HelpFrameScreen
      topic={topic}
      status={waited ? 'ready' : 'loading'}
      source={frameSource(address, { allowedOrigins, fromOperator: true })}
      sponsored={<SponsoredTile signUpHref={hostingSignUpHref} />}
    />
  );
}
