import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import * as styles from './RedeemSection.css.ts';

/** One selectable value of a gift card. */
export interface TileChoice {
  /** Identifies the item and the value. */
  id: string;
  value: number;
  /** An ISO 4217 code, or the vendor's own name. */
  currency: string;
}

export type DenominationsProps =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  /** None of the brand's items can be ordered now. */
  | { status: 'none' }
  | {
      status: 'ready';
      tiles: readonly TileChoice[];
      /** The id of the selected tile. */
      selected: string | undefined;
      onSelect: (id: string) => void;
      /** Set while a request is in flight, so that the selection cannot change meanwhile. */
      disabled?: boolean;
    };

/** "Select Denomination:" with a tile for each value (DTL-08 to DTL-11). */
export function Denominations(props: DenominationsProps) {
  if (props.status === 'ready') return <Tiles {...props} />;
  return (
    <Stack space="small" align={props.status === 'failed' ? 'start' : 'stretch'}>
      <Heading level={2} size="lead">
        Select Denomination:
      </Heading>
      {props.status === 'loading' && (
        <SkeletonGroup label="Loading the values">
          <Skeleton shape="block" size="small" />
          <Skeleton shape="block" size="small" />
        </SkeletonGroup>
      )}
      {props.status === 'failed' && (
        <>
          <Text>The values of this card did not load.</Text>
          <Button tone="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </>
      )}
      {props.status === 'none' && (
        <Text>This gift card is not available right now. Please check back soon.</Text>
      )}
    </Stack>
  );
}

type TilesProps = Extract<DenominationsProps, { status: 'ready' }>;

function Tiles({ tiles, selected, onSelect, disabled = false }: TilesProps) {
  const name = useId();
  const { locale } = usePlatform();
  return (
    <fieldset className={styles.tiles} disabled={disabled}>
      <legend className={styles.legend}>Select Denomination:</legend>
      <div className={styles.grid}>
        {tiles.map(({ id, value, currency }) => (
          <label key={id} className={styles.tile}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={id === selected}
              onChange={() => onSelect(id)}
            />
            <span>
              {value.toLocaleString(locale)} {currency}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
