import { RewardsStore } from '@cb/features/store/RewardsStore';
import { useSearchParams } from 'react-router';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';
import { useUserId } from '@cb/features/member/useUserId';

const hrefOf = (brandKey: string) =>
  `${paths.redeemRewards}/details/${encodeURIComponent(brandKey)}`;

export function StorePage() {
  const userId = useUserId();
  const [params, setParams] = useSearchParams();
  const filter = {
    search: params.get('search') ?? '',
    affordable: params.get('affordable') === 'yes',
    currency: params.get('currency') ?? '',
  };
  return (
    <Page title="Rewards Store">
      <RewardsStore
        userId={userId}
        filter={filter}
        cashHref={paths.redeem}
        hrefOf={hrefOf}
        onFilter={({ search, affordable, currency }) => {
          const next = { search, affordable: affordable ? 'yes' : '', currency };
          const filled = Object.entries(next).filter(([, value]) => value !== '');
          // Back undoes a whole search, not its letters.
          const goesOn = filter.search !== '' && search !== '' && search !== filter.search;
          setParams(new URLSearchParams(filled), { replace: goesOn });
        }}
      />
    </Page>
  );
}
