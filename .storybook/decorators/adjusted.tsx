import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './adjusted.css.ts';

/** Applies direction and text spacing to the root element, so that portals follow. */
export const adjusted: Decorator = (Story, { globals }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const textSpacing = globals['textSpacing'] === 'wide' ? 'wide' : 'normal';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset['textSpacing'] = textSpacing;
    return () => {
      root.removeAttribute('dir');
      delete root.dataset['textSpacing'];
    };
  }, [direction, textSpacing]);
  return <Story />;
};
