import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import './adjusted.css.ts';

/** Applies direction, text spacing and motion to the root element, so that portals follow. */
export const adjusted: Decorator = (Story, { globals }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const textSpacing = globals['textSpacing'] === 'wide' ? 'wide' : 'normal';
  const motion = globals['motion'] === 'reduced' ? 'reduced' : 'system';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset['textSpacing'] = textSpacing;
    root.dataset['motion'] = motion;
    return () => {
      root.removeAttribute('dir');
      delete root.dataset['textSpacing'];
      delete root.dataset['motion'];
    };
  }, [direction, textSpacing, motion]);
  return <Story />;
};
