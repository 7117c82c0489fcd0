import { ReportsScreen } from '@cb/ui/screens/Reports/ReportsScreen';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../member/balance.ts';
import { Earnings } from './Earnings.tsx';
import { Redemptions } from './Redemptions.tsx';
import { useReportView, type ReportAddress } from './useReportView.ts';
import { readView } from './view.ts';
import type { WireId } from '../wire/wireId.ts';

export interface ReportsProps extends ReportAddress {
  /** The logged-in member's id. */
  userId: WireId;
  /** The address where CBs are converted: the relative route ../redeem (TRX-09). */
  redeemHref: string;
  /** The address of the help pages, outside the site. */
  helpHref: string;
}

/** CB Transaction Reports (TRX-01, TRX-02): each tab makes its own call. */
export function Reports({ userId, redeemHref, helpHref, ...address }: ReportsProps) {
  const [view, change] = useReportView(address);
  // Cached; the shell fetches it.
  const balance = useQuery({ ...balanceQuery(userId), enabled: false }).data?.cb;
  const shared = {
    userId,
    helpHref,
    filter: view.filter,
    onFilter: (filter: typeof view.filter) => change({ ...view, filter }, { replace: true }),
  };
  return (
    <ReportsScreen
      tab={view.tab}
      onTab={(tab) => change({ ...readView(''), tab }, { replace: false })}
      balance={balance}
      earnings={<Earnings {...shared} />}
      redemptions={<Redemptions {...shared} redeemHref={redeemHref} />}
    />
  );
}
