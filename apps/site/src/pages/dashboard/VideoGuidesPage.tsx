import { VideoGuides } from '@cb/features/help/VideoGuides';
import { memberLinks } from '../../links.ts';
import { Page } from '../../Page.tsx';

export function VideoGuidesPage() {
  return (
    <Page title="Video Guides">
      <VideoGuides
        address={memberLinks.videoGuides}
        hostingSignUpHref={memberLinks.hostingSignUp}
      />
    </Page>
  );
}
