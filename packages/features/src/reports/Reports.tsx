import { ReportsScreen } from '@cb/ui/screens/Reports/ReportsScreen';
import { Earnings } from './Earnings.tsx';
import { Redemptions } from './Redemptions.tsx';
import { useReportView, type ReportAddress } from './useReportView.ts';
import { readView } from './view.ts';
import type { WireId } from '../wire/wireId.ts';

export interface ReportsProps extends ReportAddress {
  userId: WireId;
  /** Where CBs are converted; the relative route ../redeem (TRX-09). */
  redeemHref: string;
}

/** CB Transaction Reports (TRX-01, TRX-02): each tab looks after its own call. */
export function Reports({ userId, redeemHref, ...address }: ReportsProps) {
  const [view, change] = useReportView(address);
  const shared = {
    userId,
    filter: view.filter,
    onFilter: (filter: typeof view.filter) => change({ ...view, filter }, { replace: true }),
  };
  return (
    <ReportsScreen
      tab={view.tab}
      onTab={(tab) => change({ ...readView(''), tab }, { replace: false })}
      earnings={
        <Earnings
          {...shared}
          chartOpen={view.chartOpen}
          onChartOpenChange={(chartOpen) => change({ ...view, chartOpen }, { replace: true })}
        />
      }
      redemptions={<Redemptions {...shared} redeemHref={redeemHref} />}
    />
  );
}
