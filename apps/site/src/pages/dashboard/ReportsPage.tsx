import { Reports } from '@cb/features/reports/Reports';
import { useLocation, useNavigate } from 'react-router';
import { externalLinks } from '#site/operator/links.ts';
import { paths } from '#site/routes/paths.ts';

export function ReportsPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <Reports
      redeemHref={paths.redeem}
      helpHref={externalLinks.help}
      search={search}
      onSearch={(next, options) => void navigate({ search: next }, options)}
    />
  );
}
