import type { ReactNode } from 'react';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Tabs } from '#ui/components/Tabs/Tabs.tsx';
import { NegativeBalance } from '#ui/screens/Redeem/RedemptionParts/RedemptionParts.tsx';
import type { ReportTab } from '#ui/domain/report.ts';

export interface ReportsScreenProps {
  /** The selected tab. */
  tab: ReportTab;
  /** Called with the tab that the member selects. */
  onTab: (tab: ReportTab) => void;
  /** The balance in CB, explained if it is below zero; undefined while unknown. */
  balance: number | undefined;
  /** The `EarningsReport`, mounted only while its tab is selected. */
  earnings: ReactNode;
  /** The `RedemptionReport`, mounted only while its tab is selected. */
  redemptions: ReactNode;
}

/** CB Transaction Reports (TRX-01; /dashboard/transactioncb). */
export function ReportsScreen({ tab, onTab, balance, earnings, redemptions }: ReportsScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>CB Transaction Reports</Heading>
      <NegativeBalance balance={balance} />
      <Tabs
        label="Reports"
        value={tab}
        onChange={(value) => onTab(value === 'redemptions' ? value : 'earnings')}
        tabs={[
          { value: 'earnings', label: 'EARNINGS', content: earnings },
          { value: 'redemptions', label: 'REDEMPTION STATUS', content: redemptions },
        ]}
      />
    </Stack>
  );
}
