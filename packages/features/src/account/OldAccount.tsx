import { cintFailed } from '@cb/ui/domain/memberMessages';
import { OldAccountScreen } from '@cb/ui/screens/Account/OldAccountScreen';
import { useQuery } from '@tanstack/react-query';
import { frameSource } from '../shared/basics/address.ts';
import { useAlertOfFailure } from '../shared/hooks/useAlertOfFailure.ts';
import { useFrame } from '../shared/hooks/useFrame.ts';
import { envelopeOf, errorsOf } from '../shared/wire/CallError.ts';
import { cintQuery } from './accountApi.ts';

export interface OldAccountProps {
  /** The address of help for members who cannot log in, outside the site. */
  troubleHref: string;
  /** The https origins that may be framed (D20); others are linked. */
  allowedOrigins: readonly string[];
}

/** The old-account panels over POST /cint/offerwall (OLD-02). Every failure is alerted. */
export function OldAccount({ troubleHref, allowedOrigins }: OldAccountProps) {
  const query = useQuery(cintQuery);
  const { data, error } = query;
  const retry = useAlertOfFailure(query, error ? cintFailed : undefined);
  const hasFailed = error !== null && !query.isFetching;
  const source = data && frameSource(data.address, { allowedOrigins });
  const { frame } = useFrame(source);

  if (data && source) {
    const errors = hasFailed ? [...errorsOf(error), cintFailed] : data.errors;
    return (
      <OldAccountScreen
        status="ready"
        errors={errors}
        info={data.info}
        source={source}
        troubleHref={troubleHref}
        {...frame}
      />
    );
  }
  if (!hasFailed) return <OldAccountScreen status="loading" troubleHref={troubleHref} />;
  return (
    <OldAccountScreen
      status="failed"
      errors={errorsOf(error)}
      info={envelopeOf(error)?.info ?? []}
      troubleHref={troubleHref}
      onRetry={retry}
    />
  );
}
