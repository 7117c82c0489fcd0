import { useId } from 'react';
import { Amount, ToGo } from '#ui/components/Amount/Amount.tsx';
import { formatWithoutCurrency, missingCb } from '#ui/domain/amount.ts';
import { unavailableLine, type Unavailable, type Unoffered } from '#ui/domain/unavailable.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { usePlatform } from '#ui/platform/Platform.tsx';
import * as styles from './RedeemSection.css.ts';

/** One selectable value of a gift card. */
export interface TileChoice {
  /** Identifies the item and the value. */
  id: string;
  /** The value in `currency`. */
  value: number;
  /** An ISO 4217 code, or the vendor's own name. */
  currency: string;
  /** The price in CB. */
  cb: number;
  /** Why it cannot be ordered; undefined if it can. */
  unavailable?: Unavailable | undefined;
  /** Whether the member saves for it. */
  isGoal?: boolean;
}

export type DenominationsProps =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  /** The brand has no tiles. */
  | { status: 'none'; reason: Unoffered }
  | {
      status: 'ready';
      tiles: readonly TileChoice[];
      /** The id of the selected tile; undefined if none can be ordered. */
      selected: string | undefined;
      onSelect: (id: string) => void;
      /** Set while a request is in flight, so that the selection cannot change meanwhile. */
      disabled?: boolean;
    };

const unofferedTexts = {
  now: 'This gift card is not available right now. Please check back soon.',
  tooSmall: 'This gift card has no values of 10 or more.',
} as const;

interface BalanceProps {
  /** The balance in CB, which decides what is affordable; undefined while unknown. */
  balance?: number | undefined;
}

/** "Select Denomination:" with a tile for each value (DTL-08 to DTL-11). */
export function Denominations(props: DenominationsProps & BalanceProps) {
  if (props.status === 'ready') return <Tiles {...props} />;
  return (
    <Stack space="small" align={props.status === 'failed' ? 'start' : 'stretch'}>
      <Heading level={2} size="lead">
        Select Denomination:
      </Heading>
      {props.status === 'loading' && (
        <SkeletonGroup label="Loading the values">
          <div className={styles.grid}>
            <Skeleton shape="block" size="small" />
            <Skeleton shape="block" size="small" />
            <Skeleton shape="block" size="small" />
          </div>
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
      {props.status === 'none' && <Text>{unofferedTexts[props.reason]}</Text>}
    </Stack>
  );
}

type TilesProps = Extract<DenominationsProps, { status: 'ready' }> & BalanceProps;

function Tiles({ tiles, selected, onSelect, disabled = false, balance }: TilesProps) {
  const name = useId();
  const isOffered = tiles.some(({ unavailable }) => unavailable === undefined);
  return (
    <fieldset className={styles.tiles} disabled={disabled}>
      <legend className={styles.legend}>Select Denomination:</legend>
      <div className={styles.grid}>
        {tiles.map((tile) => (
          <Tile
            key={tile.id}
            tile={tile}
            name={name}
            isSelected={tile.id === selected}
            missing={balance === undefined ? 0 : missingCb(tile.cb, balance)}
            onSelect={() => onSelect(tile.id)}
          />
        ))}
      </div>
      {!isOffered && (
        <div className={styles.notOffered}>
          <Text>{unofferedTexts.now}</Text>
        </div>
      )}
    </fieldset>
  );
}

interface TileProps {
  tile: TileChoice;
  /** Groups the radio buttons. */
  name: string;
  isSelected: boolean;
  /** The CB missing for it; 0 if it is affordable. */
  missing: number;
  onSelect: () => void;
}

function Tile({ tile, name, isSelected, missing, onSelect }: TileProps) {
  const id = useId();
  const { locale } = usePlatform();
  const { value, currency, cb, unavailable, isGoal = false } = tile;
  return (
    <label className={unavailable ? styles.unavailableTile : styles.tile}>
      <input
        type="radio"
        name={name}
        className={styles.radio}
        checked={isSelected}
        disabled={unavailable !== undefined}
        onChange={onSelect}
        aria-labelledby={`${id}-value`}
        aria-describedby={`${id}-price`}
      />
      <span id={`${id}-value`} translate="no" className={styles.value}>
        {`${formatWithoutCurrency(value, locale)} ${currency}`}
      </span>
      <span id={`${id}-price`} className={styles.tilePrice}>
        <Amount cb={cb} size="body" tone={unavailable ? 'plain' : 'reward'} />
        {isGoal && <span className={styles.goal}>Your goal</span>}
        <span className={styles.tileNote}>
          {unavailable && <span>{unavailableLine(unavailable, currency, locale)}</span>}
          {!unavailable && missing > 0 && <ToGo cb={missing} />}
        </span>
      </span>
    </label>
  );
}
