import { FiguresCard } from '@cb/ui/screens/Profile/FiguresCard';
import { useQuery } from '@tanstack/react-query';
import { userStatsQuery } from '../member/userStats.ts';
import { toStatsState } from './toStatsProps.ts';
import type { WireId } from '../wire/wireId.ts';

/** The member's earned and claimed CB (CAL-17), refetched on each visit. */
export function Figures({ userId }: { userId: WireId }) {
  const stats = useQuery({ ...userStatsQuery(userId), refetchOnMount: 'always' });
  return <FiguresCard stats={toStatsState(stats)} onRetry={() => void stats.refetch()} />;
}
