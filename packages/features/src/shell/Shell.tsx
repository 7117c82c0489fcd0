import { DashboardShell, type DashboardShellProps } from '@cb/ui/screens/Shell/DashboardShell';
import { useReferGroup } from './referGroup.ts';
import { useLogout } from './useLogout.ts';

export type ShellProps = Omit<DashboardShellProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/**
 * The dashboard's shell. Stores whether its group is open, and clears the member's data on logout,
 * in all tabs.
 */
export function Shell(props: ShellProps) {
  return <DashboardShell {...props} {...useReferGroup()} onLogout={useLogout()} />;
}
