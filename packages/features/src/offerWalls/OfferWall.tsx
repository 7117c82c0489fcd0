import { loadingOffers, offerwallFailed, openOfferwall } from '@cb/ui/domain/memberMessages';
import { OfferWallScreen } from '@cb/ui/screens/OfferWalls/OfferWallScreen';
import { useElapsed } from '@cb/ui/platform/useElapsed';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { frameSource } from '../shared/basics/address.ts';
import { useAlertOfFailure } from '../shared/hooks/useAlertOfFailure.ts';
import { useFrame, useFrameMessages } from '../shared/hooks/useFrame.ts';
import { refreshAfterReward } from '../shared/member/balance.ts';
import { useUserId } from '../shared/session/session.ts';
import { envelopeOf, errorsOf } from '../shared/wire/CallError.ts';
import { wallQuery } from './offerWallsApi.ts';
import { providers, type Wall, type WallSlug } from './providers.ts';

export interface OfferWallProps {
  /** The provider, by the last segment of its addresses. */
  wall: WallSlug;
  /** `link` shows a button instead of the frame (D18). */
  mode?: 'frame' | 'link';
  /** The exact origins that may be framed (D20); others are linked. */
  allowedOrigins: readonly string[];
}

/** The page of a provider whose link is returned by one call (FRM-01 to FRM-04). */
export function OfferWall(props: OfferWallProps) {
  // Keyed, so that no state of another wall remains.
  return <OfferWallContent key={props.wall} {...props} />;
}

function OfferWallContent({ wall: slug, mode = 'frame', allowedOrigins }: OfferWallProps) {
  const userId = useUserId();
  const wall: Wall = providers[slug];
  const client = useQueryClient();
  const query = useQuery(wallQuery(slug));
  const message = wall.failure === 'alert' ? offerwallFailed(wall.name) : undefined;
  const retry = useAlertOfFailure(query, query.error ? message : undefined);
  const hasFailed = query.error !== null && !query.isFetching;
  const isSettled = useElapsed(query.data !== undefined, wall.settleMs);
  const { address = '', messages = [], errors = [], info = [] } = query.data ?? {};
  const source = query.data && frameSource(address, { allowedOrigins });
  const { frame } = useFrame(source, messages);
  const origin = source?.kind === 'frame' ? new URL(source.src).origin : undefined;
  useFrameMessages(frame.frameRef, origin, (data) => {
    if (wall.isReward?.(data)) refreshAfterReward(client, userId);
  });
  const loadingText = loadingOffers(wall.name);

  if (hasFailed) {
    if (message === undefined) {
      return <OfferWallScreen provider={wall.name} status="silent" onRetry={retry} />;
    }
    return (
      <OfferWallScreen
        provider={wall.name}
        status="failed"
        message={message}
        errors={errorsOf(query.error)}
        info={envelopeOf(query.error)?.info ?? []}
        onRetry={retry}
      />
    );
  }
  if (!source)
    return <OfferWallScreen provider={wall.name} status="loading" message={loadingText} />;
  if (address === '') {
    return <OfferWallScreen provider={wall.name} status="silent" onRetry={retry} />;
  }
  const sharedProps = { provider: wall.name, errors, info };
  if (mode === 'link') {
    if (!isSettled)
      return <OfferWallScreen {...sharedProps} status="loading" message={loadingText} />;
    return <OfferWallScreen {...sharedProps} status="link" source={source} label={openOfferwall} />;
  }
  return (
    <OfferWallScreen
      {...sharedProps}
      status="framed"
      source={source}
      height={wall.height}
      loading={isSettled ? undefined : loadingText}
      {...frame}
    />
  );
}
