import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatePage } from '#ui/components/StatePage/StatePage.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { BandPage, PublicMessage } from '../PublicPage/PublicPage.tsx';

/** `unknownBalance`: nobody logged in on this device, or the last one logged out. */
export type OfflineState =
  | { status: 'unknownBalance' }
  | {
      status: 'lastBalance';
      /** The last known balance in CB; may be negative. */
      cb: number;
      /** The number of decimal places: 1 after a CB code (CBC-07). */
      decimals: 0 | 1;
      /** The time of the balance, as dd-MMM-yyyy h:mma. */
      asOf: string;
    };

export type OfflineScreenProps = OfflineState & {
  /** Loads the page again. */
  onReload: () => void;
};

/**
 * A document that replaces all others while the server cannot be reached (D176). It has no
 * links, because none would work.
 */
export function OfflineScreen({ onReload, ...state }: OfflineScreenProps) {
  return (
    <BandPage header={<Wordmark />}>
      <PublicMessage>
        <StatePage
          drawing="offline"
          title="You seem to be offline"
          action={
            <Button size="large" onClick={onReload}>
              Try again
            </Button>
          }
        >
          <Stack space="large">
            We can’t reach the server. Check your connection: the page comes back with it.
            {state.status === 'lastBalance' && (
              <Stack space="none">
                <Text align="center">Your last known balance</Text>
                <Amount cb={state.cb} decimals={state.decimals} size="headline" />
                <Text size="small" align="center">
                  {`as of ${state.asOf}`}
                </Text>
              </Stack>
            )}
          </Stack>
        </StatePage>
      </PublicMessage>
    </BandPage>
  );
}
