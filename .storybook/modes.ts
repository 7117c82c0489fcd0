import { breakpoints } from '@cb/ui/theme/scale.ts';

/** Widths a screen is looked at, in px: the least, a phone, each breakpoint and a large desktop. */
export const viewports = {
  least: { name: 'Least (320)', styles: { width: '320px', height: '800px' } },
  phone: { name: 'Phone (375)', styles: { width: '375px', height: '800px' } },
  tablet: {
    name: `Tablet (${breakpoints.tablet})`,
    styles: { width: `${breakpoints.tablet}px`, height: '900px' },
  },
  desktop: {
    name: `Desktop (${breakpoints.desktop})`,
    styles: { width: `${breakpoints.desktop}px`, height: '800px' },
  },
  wide: { name: 'Wide (1280)', styles: { width: '1280px', height: '800px' } },
  large: { name: 'Large (1920)', styles: { width: '1920px', height: '1080px' } },
} as const;

/** What the visual comparison and Chromatic take pictures of: one entry a picture of every story. */
export const modes = {
  'light wide': { theme: 'light', viewport: { width: 1280, height: 800 } },
  'dark phone': { theme: 'dark', viewport: { width: 375, height: 800 } },
} as const;

export type ModeName = keyof typeof modes;

/**
 * What changes from picture to picture, whatever one does: neither compares it. The one rule for it
 * is this attribute on the element; its place and size still count.
 */
export const dynamicParts = '[data-chromatic="ignore"]';
