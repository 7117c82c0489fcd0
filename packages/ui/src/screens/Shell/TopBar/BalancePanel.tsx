import type { ReactNode } from 'react';
import { ButtonLink, Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { ShellLinks } from '../links.ts';

export interface BalancePanelProps {
  links: Pick<ShellLinks, 'redeemRewards' | 'earningReport'>;
  /** "Available 1,250 CB". */
  available: ReactNode;
}

/**
 * The balance dropdown: the balance, its value in dollars, and links to redeem and trace it
 * (BAL-01).
 */
export function BalancePanel({ links, available }: BalancePanelProps) {
  return (
    <Stack space="small">
      <div>
        <Text size="lead" weight="strong" as="span">
          {available}
        </Text>
        <Text tone="muted">100 CB = 1$</Text>
      </div>
      <ButtonLink href={links.redeemRewards} wide>
        Redeem CB's
      </ButtonLink>
      <Link href={links.earningReport} look="plain">
        My Earning History
      </Link>
    </Stack>
  );
}
