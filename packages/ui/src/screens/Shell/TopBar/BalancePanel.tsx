import { ChartColumn, Ticket, UserPlus, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { NavLink } from '../../../components/NavLink/NavLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './TopBar.css.ts';

export interface BalancePanelProps {
  links: Pick<ShellLinks, 'redeemRewards' | 'earningReport' | 'referAFriend'>;
  /** "Available 1,250 CB" and its value in dollars. */
  available: ReactNode;
  cbCode: ReactNode;
}

/**
 * The balance dropdown: the balance, its value in dollars, and links to redeem and trace it (BAL-01).
 * In a narrow window it also contains the entries that do not fit into the top bar.
 */
export function BalancePanel({ links, available, cbCode }: BalancePanelProps) {
  const [codeOpen, setCodeOpen] = useState(false);
  return (
    <Stack>
      <div className={styles.head}>
        <CoinMark size="large" />
        {available}
      </div>
      <Text size="small" tone="muted">
        100 CB = 1$
      </Text>
      <ButtonLink href={links.redeemRewards} size="large" wide>
        Redeem CB's
      </ButtonLink>
      <div className={styles.rows}>
        <NavLink href={links.earningReport} Icon={ChartColumn}>
          My Earning History
        </NavLink>
        <div className={styles.narrowOnly}>
          <NavLink href={links.referAFriend} Icon={UserPlus} badge="$1">
            Refer a Friend
          </NavLink>
          <NavLink href={links.referAFriend} Icon={Users}>
            Referral Stats
          </NavLink>
          <Collapsible label="CB CODE" Icon={Ticket} open={codeOpen} onOpenChange={setCodeOpen}>
            <li>{cbCode}</li>
          </Collapsible>
        </div>
      </div>
    </Stack>
  );
}
