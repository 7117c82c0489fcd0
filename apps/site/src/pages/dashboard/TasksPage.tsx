import { HelpDeskWall } from '@cb/features/offerWalls/HelpDeskWall';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function TasksPage() {
  return (
    <Page title="CB Offers">
      <HelpDeskWall page="cboffers" address={memberLinks.tasks} allowedOrigins={framedOrigins} />
    </Page>
  );
}
