import type { ReactNode } from 'react';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink, Link } from '#ui/components/Link/Link.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { ProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import * as styles from './WelcomeScreen.css.ts';

export interface WelcomeScreenProps {
  /** The address of the dashboard. */
  dashboardHref: string;
  /** The address of the old account's page. */
  oldAccountHref: string;
  /** The `FirstTen`: the steps of a new member to the first $10. */
  firstTen?: ReactNode;
}

/** The welcome message (MSG-01, D35): the point system, old accounts, and a link to start. */
export function WelcomeScreen({ dashboardHref, oldAccountHref, firstTen }: WelcomeScreenProps) {
  return (
    <div className={styles.screen}>
      <BrandPanel texture="end">
        <div className={styles.words}>
          <Stack align="start">
            <CoinMark size="large" />
            <Heading level={1}>
              Welcome to <ProductName />
            </Heading>
            <Text size="lead">
              You are on our 2.0 point system: everything you earn is counted in CB, and 100 CB =
              $1.
            </Text>
            <ButtonLink href={dashboardHref} size="large" role="button">
              Start Earning CBs Here
            </ButtonLink>
          </Stack>
        </div>
      </BrandPanel>
      {firstTen}
      <Card>
        <Stack space="xsmall">
          <Text>
            <strong>Do you have an old account?</strong> Its rewards stay separate from your CB.
            Redeem your old rewards there, and then stop using the old account.
          </Text>
          <Link href={oldAccountHref} look="standalone">
            Open your old account
          </Link>
        </Stack>
      </Card>
    </div>
  );
}
