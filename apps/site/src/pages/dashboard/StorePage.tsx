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
        // Adds no history entry while a search continues, so that Back undoes the whole search.
        const isSameSearch = filter.search !== '' && search !== '' && search !== filter.search;
        setParams(new URLSearchParams(filled), { replace: isSameSearch });
      }}
    />
  );
}
