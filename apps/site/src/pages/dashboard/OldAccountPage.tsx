import { OldAccount } from '@cb/features/account/OldAccount';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function OldAccountPage() {
  return (
    <Page title="Old account">
      <OldAccount troubleHref={memberLinks.oldAccountTrouble} allowedOrigins={framedOrigins} />
    </Page>
  );
}
