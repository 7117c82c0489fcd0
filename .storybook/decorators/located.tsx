import { PlatformProvider, usePlatform } from '@cb/ui/platform';
import type { Decorator } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { placeOf, type Place } from '../backend/places.ts';

function Located({ place, children }: PropsWithChildren<{ place: Place }>) {
  return <PlatformProvider platform={{ ...usePlatform(), ...place }}>{children}</PlatformProvider>;
}

/** Applies the toolbar Place. */
export const located: Decorator = (Story, { globals }) => (
  <Located place={placeOf(globals)}>
    <Story />
  </Located>
);
