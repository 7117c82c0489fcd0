import { ProfileScreen } from '@cb/ui/screens/Profile/ProfileScreen';
import type { ReactNode } from 'react';
import { EditProfile } from './EditProfile.tsx';
import { FirstTen, type FirstTenProps } from './FirstTen.tsx';
import { Figures } from './Figures.tsx';
import { Wallet } from './Wallet.tsx';
import type { WireId } from '../wire/wireId.ts';

export interface ProfileProps {
  /** The logged-in member's id. */
  userId: WireId;
  /** The progress button with its questionnaire. */
  profiler: ReactNode;
  /** The addresses that the first steps and the questionnaires link to. */
  links: FirstTenProps['links'];
}

/** The profile page (PRF-02): each part makes its own calls. */
export function Profile({ userId, profiler, links }: ProfileProps) {
  return (
    <ProfileScreen
      wallet={<Wallet userId={userId} surveysHref={links.surveys} />}
      profiler={profiler}
      figures={<Figures userId={userId} />}
      firstTen={<FirstTen userId={userId} links={links} />}
      form={<EditProfile userId={userId} />}
    />
  );
}
