import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { useReferGroup } from './referGroup.ts';
import { useLogout } from './useLogout.ts';

export type ShellProps = Omit<DashboardShellProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/** The dashboard's shell, which remembers its open group and forgets the member on logout, in all tabs. */
export function Shell(props: ShellProps) {
  return <DashboardShell {...props} {...useReferGroup()} onLogout={useLogout()} />;
}
