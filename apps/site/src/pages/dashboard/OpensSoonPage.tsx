import { OpensSoonScreen } from '@cb/ui/screens/Shell/OpensSoonScreen/OpensSoonScreen.tsx';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

/** Stands where a screen of the dashboard will. */
export function OpensSoonPage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <OpensSoonScreen title={title} backHref={paths.dashboard} />
    </Page>
  );
}
