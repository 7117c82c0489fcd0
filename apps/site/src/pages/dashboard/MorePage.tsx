import { CbCode } from '@cb/features/balance/CbCode';
import { Sidebar } from '@cb/features/shell/Shell';
import { RewardFace } from '@cb/features/store/RewardFaces';
import { WaysToEarn } from '@cb/features/surveys/WaysToEarn';
import { useLocation } from 'react-router';
import { paths } from '#site/routes/paths.ts';
import { hrefOfWay, shellLinks } from '#site/routes/shellLinks.ts';

export function MorePage() {
  return (
    <Sidebar
      links={shellLinks}
      current={paths.more}
      cbCode={<CbCode />}
      giftCard={<RewardFace />}
      codeOpen={useLocation().hash === '#cb-code'}
      oldAccountHref={paths.oldAccount}
      waysToEarn={<WaysToEarn hrefOf={hrefOfWay} />}
    />
  );
}
