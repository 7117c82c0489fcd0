import { CbCode } from '@cb/features/cbCode/CbCode';
import { Sidebar } from '@cb/features/shell/Sidebar';
import { RewardFace } from '@cb/features/store/RewardFaces';
import type { WireId } from '@cb/features/wire/wireId';
import { paths } from '../../routes/paths.ts';
import { shellLinks } from '../../routes/shellLinks.ts';

export function MorePage({ userId }: { userId: WireId }) {
  return (
    <Sidebar
      links={shellLinks}
      current={paths.more}
      cbCode={<CbCode userId={userId} />}
      giftCard={<RewardFace />}
    />
  );
}
