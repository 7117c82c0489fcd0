import { Reports } from '@cb/features/reports/Reports';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';
import { useUserId } from '@cb/features/member/useUserId';

export function ReportsPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Page title="Earning Report">
      <Reports
        userId={useUserId()}
        redeemHref={paths.redeem}
        search={search}
        onSearch={(next, options) => void navigate({ search: next }, options)}
      />
    </Page>
  );
}
