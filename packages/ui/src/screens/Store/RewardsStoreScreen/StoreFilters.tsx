import { Chip } from '#ui/components/Chip/Chip.tsx';
import { FilterSheet } from '#ui/components/FilterSheet/FilterSheet.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import * as styles from './RewardsStoreScreen.css.ts';

/** The store's filter, kept in the URL. */
export interface StoreFilter {
  /** Matches cards whose name or brand contains it; '' shows all. */
  search: string;
  /** Shows only what the balance can buy. */
  affordable: boolean;
  /** A currency of the catalogue, or '' for all. */
  currency: string;
}

export interface StoreFiltersProps {
  /** The current filter. */
  filter: StoreFilter;
  /** Called with the parts of the filter that change. */
  onFilter: (change: Partial<StoreFilter>) => void;
  /** Called when the search is committed, by blur or by Enter. */
  onCommit?: (() => void) | undefined;
  /** The currencies of the catalogue. */
  currencies: readonly { code: string; name: string }[];
  /** Whether the balance is known, which `affordable` needs. */
  canAfford: boolean;
}

/**
 * The filters for text, currency and affordable rewards (STO-03, STO-07). On a phone all but the text
 * are in a sheet, and the active ones are shown as chips.
 */
export function StoreFilters(props: StoreFiltersProps) {
  const { filter, onFilter, onCommit, canAfford } = props;
  const affordableChip = (
    <Chip
      pressed={filter.affordable}
      onChange={(pressed) => onFilter({ affordable: pressed })}
      disabledReason={canAfford ? undefined : 'Your balance is not known yet.'}
    >
      I can redeem now
    </Chip>
  );
  return (
    <div role="search" aria-label="Rewards" className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search the rewards"
          placeholder="Search term..."
          value={filter.search}
          onChange={(search) => onFilter({ search })}
          onCommit={onCommit}
        />
      </div>
      <div className={styles.choices}>
        <CurrencyField {...props} inline />
        {affordableChip}
      </div>
      <div className={styles.sheetButton}>
        <FilterSheet closeLabel="Show rewards">
          <CurrencyField {...props} />
          {affordableChip}
        </FilterSheet>
      </div>
      {(filter.currency !== '' || filter.affordable) && (
        <div className={styles.activeFilters}>
          {filter.currency !== '' && (
            <Chip pressed onChange={() => onFilter({ currency: '' })}>
              {filter.currency}
            </Chip>
          )}
          {filter.affordable && affordableChip}
        </div>
      )}
    </div>
  );
}

type CurrencyFieldProps = Pick<StoreFiltersProps, 'filter' | 'onFilter' | 'currencies'> & {
  inline?: boolean;
};

function CurrencyField({ filter, onFilter, currencies, inline = false }: CurrencyFieldProps) {
  return (
    <SelectField
      label="Currency"
      inline={inline}
      value={filter.currency}
      onChange={(currency) => onFilter({ currency })}
      options={[{ value: '', label: 'All currencies' }, ...currencies.map(toOption)]}
    />
  );
}

const toOption = ({ code, name }: StoreFiltersProps['currencies'][number]) => ({
  value: code,
  label: name === code ? code : `${code} · ${name}`,
});
