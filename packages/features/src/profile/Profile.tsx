import { ProfileScreen } from '@cb/ui/screens/Profile/ProfileScreen';
import type { ReactNode } from 'react';
import { EditProfile } from './EditProfile.tsx';
import { Figures } from './Figures.tsx';
import { Wallet } from './Wallet.tsx';
import type { WireId } from '../wire/wireId.ts';

export interface ProfileProps {
  userId: WireId;
  /** The progress button with its questionnaire. */
  profiler: ReactNode;
}

/** The profile page (PRF-02): each part makes its own calls. */
export function Profile({ userId, profiler }: ProfileProps) {
  return (
    <ProfileScreen
      wallet={<Wallet userId={userId} />}
      profiler={profiler}
      figures={<Figures userId={userId} />}
      form={<EditProfile userId={userId} />}
    />
  );
}
