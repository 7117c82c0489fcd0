import { Sidebar } from '@cb/features/shell/Sidebar';
import { Page } from '../../Page.tsx';
import { shellLinks } from '../../shellLinks.ts';
import { paths } from '../../paths.ts';

export function SidebarPage() {
  return (
    <Page title="All parts">
      <Sidebar links={shellLinks} current={paths.more} />
    </Page>
  );
}
