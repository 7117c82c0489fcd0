import { RewardsStore } from '@cb/features/store/RewardsStore';
import { useSearchParams } from 'react-router';
import { giftCardPath, paths } from '#site/routes/paths.ts';

export function StorePage() {
  const [params, setParams] = useSearchParams();
  const filter = {
    search: params.get('search') ?? '',
    affordable: params.get('affordable') === 'yes',
    currency: params.get('currency') ?? '',
  };
  return (
    <RewardsStore
      filter={filter}
      cashHref={paths.redeem}
      hrefOf={giftCardPath}
      onFilter={({ search, affordable, currency }) => {
        const next = { search, affordable: affordable ? 'yes' : '', currency };
        const filled = Object.entries(next).filter(([, value]) => value !== '');
        // Back undoes a whole search, not each letter.
        const goesOn = filter.search !== '' && search !== '' && search !== filter.search;
        setParams(new URLSearchParams(filled), { replace: goesOn });
      }}
    />
  );
}
