import { VideoGuides } from '@cb/features/help/VideoGuides';
import { framedOrigins, memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function VideoGuidesPage() {
  return (
    <Page title="Video Guides">
      <VideoGuides
        address={memberLinks.videoGuides}
        allowedOrigins={framedOrigins}
        hostingSignUpHref={memberLinks.hostingSignUp}
      />
    </Page>
  );
}
