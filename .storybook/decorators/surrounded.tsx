import { PlatformProvider, usePlatform } from '@cb/ui/platform';
import type { Decorator } from '@storybook/react-vite';
import { StrictMode, type PropsWithChildren } from 'react';
import { placeOf, type Place } from '../places.ts';

function Located({ place, children }: PropsWithChildren<{ place: Place }>) {
  const { locale, timeZone } = place;
  return (
    <PlatformProvider platform={{ ...usePlatform(), locale, timeZone }}>
      {children}
    </PlatformProvider>
  );
}

/**
 * Applies the toolbars Place and React. In strict mode React renders twice and runs effects twice,
 * which shows effects that do not clean up.
 */
export const surrounded: Decorator = (Story, { globals }) => {
  const story = (
    <Located place={placeOf(globals)}>
      <Story />
    </Located>
  );
  return globals['react'] === 'strict' ? <StrictMode>{story}</StrictMode> : story;
};
