import { PlatformProvider, type Platform } from '@cb/ui/platform';
import type { Decorator } from '@storybook/react-vite';

/** Renders a story on a platform, or on the one that a function returns. */
export const onPlatform =
  (platform: Platform | (() => Platform)): Decorator =>
  (Story) => (
    <PlatformProvider platform={typeof platform === 'function' ? platform() : platform}>
      <Story />
    </PlatformProvider>
  );
