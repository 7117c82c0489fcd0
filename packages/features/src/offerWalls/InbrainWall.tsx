import {
  inbrainFailed,
  inbrainRefused,
  inbrainUnavailable,
  loadingOffers,
  openInbrain,
} from '@cb/ui/domain/memberMessages';
import { OfferWallScreen } from '@cb/ui/screens/OfferWalls/OfferWallScreen';
import { useQuery } from '@tanstack/react-query';
import { frameSource } from '../shared/basics/address.ts';
import { useFrame } from '../shared/hooks/useFrame.ts';
import { envelopeOf } from '../shared/wire/CallError.ts';
import { inbrainQuery } from './offerWallsApi.ts';
import { providers } from './providers.ts';

const provider = providers.inbrain.name;

/** Returns the alert's texts for a refused or failed call (INN-10 to INN-12). */
function alertTextsOf(error: unknown) {
  const envelope = envelopeOf(error);
  if (!envelope) return [inbrainFailed];
  return envelope.errors.length > 0 ? envelope.errors : [inbrainRefused];
}

export interface InbrainWallProps {
  /** The exact origins that may be framed (D20). */
  allowedOrigins: readonly string[];
}

/**
 * The inBrain page: a link or a frame, as the server decides, with its own messages (INN-01 to
 * INN-12).
 */
export function InbrainWall({ allowedOrigins }: InbrainWallProps) {
  const { data, error, isFetching, refetch } = useQuery(inbrainQuery);
  const source = data && frameSource(data.address, { allowedOrigins });
  const { frame } = useFrame(source, data?.messages ?? []);
  const failedProps = { provider, status: 'failed', onRetry: () => void refetch() } as const;

  if (isFetching) {
    return (
      <OfferWallScreen provider={provider} status="loading" message={loadingOffers(provider)} />
    );
  }
  if (error || !data || !source)
    return <OfferWallScreen {...failedProps} errors={alertTextsOf(error)} />;
  if (data.address === '')
    return <OfferWallScreen {...failedProps} errors={[inbrainUnavailable]} />;
  if (data.mode === 'link') {
    return (
      <OfferWallScreen provider={provider} status="link" source={source} label={openInbrain} />
    );
  }
  return <OfferWallScreen provider={provider} status="framed" source={source} {...frame} />;
}
