import { AccountDeleted } from '@cb/features/account/AccountDeleted';
import { PlainPage } from '../PlainPage.tsx';
import { paths } from '../paths.ts';

export function AccountDeletedPage() {
  return (
    <PlainPage title="Account deleted">
      <AccountDeleted landingHref={paths.start} />
    </PlainPage>
  );
}
