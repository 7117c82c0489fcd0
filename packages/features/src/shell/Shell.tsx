import {
  DashboardShell,
  type DashboardShellProps,
} from '@cb/ui/screens/Shell/DashboardShell/DashboardShell.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { forgetMember } from '../lib/forgetMember.ts';
import { useReferGroup } from './referGroup.ts';

export type ShellProps = Omit<DashboardShellProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/** The dashboard's shell, which remembers its open group and forgets the member on logout. */
export function Shell(props: ShellProps) {
  const queryClient = useQueryClient();
  return (
    <DashboardShell
      {...props}
      {...useReferGroup()}
      onLogout={() => void forgetMember(queryClient)}
    />
  );
}
