import { CbCode } from '@cb/features/balance/CbCode';
import { Sidebar } from '@cb/features/shell/Shell';
import { RewardFace } from '@cb/features/store/RewardFaces';
import { WaysToEarn } from '@cb/features/surveys/WaysToEarn';
import type { WireId } from '@cb/features/wire/records';
import { useLocation } from 'react-router';
import { paths } from '#site/routes/paths.ts';
import type { HrefOfWay } from '#site/routes/route.ts';
import { shellLinks } from '#site/routes/shellLinks.ts';

interface MorePageProps {
  userId: WireId;
  hrefOfWay: HrefOfWay;
}

export function MorePage({ userId, hrefOfWay }: MorePageProps) {
  return (
    <Sidebar
      links={shellLinks}
      current={paths.more}
      cbCode={<CbCode userId={userId} />}
      giftCard={<RewardFace />}
      codeOpen={useLocation().hash === '#cb-code'}
      oldAccountHref={paths.oldAccount}
      waysToEarn={<WaysToEarn hrefOf={hrefOfWay} />}
    />
  );
}
