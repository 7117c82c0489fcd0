import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { SelectField } from '../../../components/SelectField/SelectField.tsx';
import * as styles from './RewardsStoreScreen.css.ts';

/** The store's filter, kept in the URL. */
export interface StoreFilter {
  search: string;
  /** Shows only what the balance can buy. */
  affordable: boolean;
  /** A currency of the catalogue, or '' for all. */
  currency: string;
}

export interface StoreFiltersProps {
  filter: StoreFilter;
  onFilter: (change: Partial<StoreFilter>) => void;
  /** Called when the search is committed, by blur or by Enter. */
  onSettle?: (() => void) | undefined;
  currencies: readonly { code: string; name: string }[];
  /** Whether the balance is known, which `affordable` needs. */
  canAfford: boolean;
}

/** The filters for text, currency and affordable rewards (STO-03, STO-07). */
export function StoreFilters(props: StoreFiltersProps) {
  const { filter, onFilter, onSettle, currencies, canAfford } = props;
  return (
    <div role="search" aria-label="Rewards" className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search the rewards"
          placeholder="Search term..."
          value={filter.search}
          onChange={(search) => onFilter({ search })}
          {...(onSettle && { onSettle })}
        />
      </div>
      <div className={styles.choices}>
        <SelectField
          label="Currency"
          inline
          value={filter.currency}
          onChange={(currency) => onFilter({ currency })}
          options={[{ value: '', label: 'All currencies' }, ...currencies.map(toOption)]}
        />
        {canAfford && (
          <Checkbox
            label="I can redeem now"
            checked={filter.affordable}
            onChange={(affordable) => onFilter({ affordable })}
          />
        )}
      </div>
    </div>
  );
}

const toOption = ({ code, name }: StoreFiltersProps['currencies'][number]) => ({
  value: code,
  label: name === code ? code : `${code} · ${name}`,
});
