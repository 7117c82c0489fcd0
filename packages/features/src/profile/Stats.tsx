import { StatsCard } from '@cb/ui/screens/Profile/StatsCard';
import { useQuery } from '@tanstack/react-query';
import { basicProfileQuery } from '../member/basicProfile.ts';
import { defaultLanguage, useCountryLanguage } from '../member/countryLanguage.ts';
import { progressQuery, type Provider } from '../member/profileProgress.ts';
import { userStatsQuery } from '../member/userStats.ts';
import { toCompleteness, toName, toStatsState } from './toStatsProps.ts';
import type { WireId } from '../wire/wireId.ts';

/** The stats card: its figures, name and completeness come from calls of their own (CAL-17). */
export function Stats({ userId }: { userId: WireId }) {
  const stats = useQuery({ ...userStatsQuery(userId), refetchOnMount: 'always' });
  const profile = useQuery(basicProfileQuery(userId));
  const lists = [useProgress(userId, 'CINT'), useProgress(userId, 'SAMPLY')];
  return (
    <StatsCard
      name={toName(profile.data)}
      completeness={toCompleteness(lists)}
      stats={toStatsState(stats)}
      onRetry={() => void stats.refetch()}
    />
  );
}

function useProgress(userId: WireId, provider: Provider) {
  const language = useCountryLanguage(userId);
  const { code } = language ?? defaultLanguage;
  const query = progressQuery({ userId, provider, language: code });
  return useQuery({ ...query, enabled: language !== undefined }).data;
}
