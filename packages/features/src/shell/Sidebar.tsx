import { SidebarScreen, type SidebarScreenProps } from '@cb/ui/screens/Shell/SidebarScreen';
import { useReferGroup } from './referGroup.ts';
import { useLogout } from './useLogout.ts';

export type SidebarProps = Omit<SidebarScreenProps, 'referOpen' | 'onReferOpenChange' | 'onLogout'>;

/** The navigation as a page (decision D9). Its group shares its state with the sidebar's. */
export function Sidebar(props: SidebarProps) {
  return <SidebarScreen {...props} {...useReferGroup()} onLogout={useLogout()} />;
}
