import { ThemeChoice } from '@cb/features/shell/ThemeChoice';
import { LandingScreen } from '@cb/ui/screens/Public/LandingScreen';
import { Outlet } from 'react-router';
import { landingLinks } from '../routes/landingLinks.ts';
import { prefetch } from '../routes/prefetch.ts';

/**
 * The landing page around the screens of the public area. Has no Suspense boundary: if React renders the page
 * again, a skeleton would replace the prerendered form, and typed text would be lost.
 */
export function HomePage() {
  return (
    <LandingScreen links={landingLinks} themeSwitch={<ThemeChoice />}>
      <Outlet context={prefetch} />
    </LandingScreen>
  );
}
