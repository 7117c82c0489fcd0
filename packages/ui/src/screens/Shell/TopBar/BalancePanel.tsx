import { ChartColumn, CircleHelp, Ticket, UserPlus, Users } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Collapsible } from '../../../components/Collapsible/Collapsible.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import * as entry from '../../../components/NavLink/NavLink.css.ts';
import { NavLink } from '../../../components/NavLink/NavLink.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ExplainContext, ExplainerProvider } from '../../Redeem/WhereIsMyCb/ExplainerProvider.tsx';
import type { ShellLinks } from '../links.ts';
import * as styles from './TopBar.css.ts';

export interface BalancePanelProps {
  links: Pick<ShellLinks, 'redeemRewards' | 'earningReport' | 'referAFriend' | 'help'>;
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
        <ExplainerProvider helpHref={links.help}>
          <WhereIsMyCbEntry />
        </ExplainerProvider>
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

function WhereIsMyCbEntry() {
  const explain = use(ExplainContext);
  return (
    <button type="button" className={entry.entry} aria-haspopup="dialog" onClick={() => explain()}>
      <span className={entry.icon}>
        <CircleHelp size={20} aria-hidden />
      </span>
      <span className={entry.label}>Where is my CB?</span>
    </button>
  );
}
