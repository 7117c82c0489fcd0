import { breakpoints } from '@cb/ui/internal/theme/scale';

/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Windows a screen is looked at in: the least, a phone, each breakpoint and a large desktop. */
const windows = {
  least: ['Smallest', { width: 320, height: 800 }],
  phone: ['Phone', { width: 375, height: 800 }],
  tablet: ['Tablet', { width: breakpoints.tablet, height: 900 }],
  desktop: ['Desktop', { width: breakpoints.desktop, height: 800 }],
  wide: ['Wide', { width: 1280, height: 800 }],
  large: ['Large', { width: 1920, height: 1080 }],
} as const satisfies Record<string, readonly [name: string, size: Size]>;

export type ViewportName = keyof typeof windows;

export const isViewport = (name: unknown): name is ViewportName =>
  typeof name === 'string' && Object.hasOwn(windows, name);

export const viewportNames = Object.keys(windows).filter(isViewport);

export const sizeOf = (viewport: ViewportName): Size => windows[viewport][1];

/** The same as the toolbar wants it. */
export const viewports = Object.fromEntries(
  viewportNames.map((key) => {
    const [name, { width, height }] = windows[key];
    return [
      key,
      { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` } },
    ];
  }),
);

/** What the visual comparison and Chromatic take pictures of: one entry a picture of every story. */
export const modes = {
  'light wide': { theme: 'light', viewport: sizeOf('wide') },
  'dark phone': { theme: 'dark', viewport: sizeOf('phone') },
} as const;

export type ModeName = keyof typeof modes;

const isMode = (name: string): name is ModeName => Object.hasOwn(modes, name);

export const modeNames = Object.keys(modes).filter(isMode);

/**
 * For a story that is about one width: it shows in that viewport, and its pictures are taken in it,
 * in the theme of each mode.
 */
export function inViewport(name: ViewportName) {
  const viewport = sizeOf(name);
  return {
    globals: { viewport: { value: name } },
    parameters: {
      chromatic: {
        modes: Object.fromEntries(modeNames.map((mode) => [mode, { viewport }])),
      },
    },
  };
}

/**
 * For a story without pictures, here and in Chromatic: one that is there for its tests, or looks as
 * another does. Containers and journeys look as the screens in them.
 */
export const noPicture = { chromatic: { disableSnapshot: true } } as const;

/** For a story that looks as another does in one mode only. */
export const noPictureIn = (mode: ModeName) => ({
  chromatic: { modes: { [mode]: { disable: true } } },
});

/**
 * What changes from picture to picture, whatever one does: neither compares it. The one rule for it
 * is this attribute on the element; its place and size still count.
 */
export const dynamicParts = '[data-chromatic="ignore"]';
