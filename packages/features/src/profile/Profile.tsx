import { FiguresCard } from '@cb/ui/screens/Profile/FiguresCard';
import { ProfileScreen } from '@cb/ui/screens/Profile/ProfileScreen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userStatsQuery } from '../shared/member/userStats.ts';
import { useUserId } from '../shared/session/session.ts';
import { EditProfile } from './EditProfile.tsx';
import { FirstTen, type FirstTenProps } from './FirstTen.tsx';
import { toStatsState, Wallet } from './Wallet.tsx';

export interface ProfileProps {
  /** The progress button with its questionnaire. */
  profiler: ReactNode;
  /** The addresses that the first steps and the questionnaires link to. */
  links: FirstTenProps['links'];
}

/** The profile page (PRF-02): each part makes its own calls. */
export function Profile({ profiler, links }: ProfileProps) {
  return (
    <ProfileScreen
      wallet={<Wallet surveysHref={links.surveys} />}
      profiler={profiler}
      figures={<Figures />}
      firstTen={<FirstTen links={links} />}
      form={<EditProfile />}
    />
  );
}

/** The member's earned and claimed CB (CAL-17), refetched on each visit. */
function Figures() {
  const stats = useQuery({ ...userStatsQuery(useUserId()), refetchOnMount: 'always' });
  return <FiguresCard stats={toStatsState(stats)} onRetry={() => void stats.refetch()} />;
}
