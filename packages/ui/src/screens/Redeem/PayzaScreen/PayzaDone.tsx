import { CircleCheck } from 'lucide-react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './PayzaDone.css.ts';

interface PayzaDoneProps {
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  balance?: number | undefined;
  info: readonly string[];
  statusHref: string;
  onRestart: () => void;
}

/** Step 4: the order is placed. */
export function PayzaDone({ cb, balance, info, statusHref, onRestart }: PayzaDoneProps) {
  return (
    <>
      <Stack space="xsmall">
        <div className={styles.head}>
          <CircleCheck className={styles.icon} aria-hidden />
          <Heading level={2} id="payza-step">
            Your redemption order is placed
          </Heading>
        </div>
        {cb !== undefined && (
          <Text size="lead">
            You redeemed <Amount cb={cb} dollars />
          </Text>
        )}
        {balance !== undefined && (
          <Text tone="muted">
            You have <Amount cb={balance} dollars /> left
          </Text>
        )}
      </Stack>
      <AlertLists errors={[]} info={info} loading={false} level={3} />
      <Inline>
        <ButtonLink href={statusHref}>See REDEMPTION STATUS</ButtonLink>
        <Button tone="secondary" onClick={onRestart}>
          Redeem more
        </Button>
      </Inline>
    </>
  );
}
