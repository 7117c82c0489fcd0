import { useUserId } from '@cb/features/member/useUserId';
import { Payza } from '@cb/features/redeem/Payza';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function PayzaPage() {
  return (
    <Page title="Redeem Through Payza">
      <Payza userId={useUserId()} statusHref={paths.earningReport} />
    </Page>
  );
}
