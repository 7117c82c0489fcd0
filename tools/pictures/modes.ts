import { breakpoints } from '@cb/ui/internal/theme/scale';

/** A size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The viewports: the smallest supported, a phone, each breakpoint and a large desktop. */
const namedViewports = {
  least: ['Smallest', { width: 320, height: 800 }],
  phone: ['Phone', { width: 375, height: 800 }],
  tablet: ['Tablet', { width: breakpoints.tablet, height: 900 }],
  desktop: ['Desktop', { width: breakpoints.desktop, height: 800 }],
  wide: ['Wide', { width: 1280, height: 800 }],
  large: ['Large', { width: 1920, height: 1080 }],
} as const satisfies Record<string, readonly [name: string, size: Size]>;

export type ViewportName = keyof typeof namedViewports;

export const isViewport = (name: unknown): name is ViewportName =>
  typeof name === 'string' && Object.hasOwn(namedViewports, name);

const viewportNames = Object.keys(namedViewports).filter(isViewport);

export const sizeOf = (viewport: ViewportName): Size => namedViewports[viewport][1];

/** The viewports as options of Storybook's viewport toolbar. */
export const viewports = Object.fromEntries(
  viewportNames.map((key) => {
    const [name, { width, height }] = namedViewports[key];
    return [
      key,
      { name: `${name} (${width})`, styles: { width: `${width}px`, height: `${height}px` } },
    ];
  }),
);

/** The modes of the visual comparison and of Chromatic. */
export const modeNames = ['light wide', 'dark phone'] as const;

export type ModeName = (typeof modeNames)[number];

export const modes = {
  'light wide': { theme: 'light', viewport: sizeOf('wide') },
  'dark phone': { theme: 'dark', viewport: sizeOf('phone') },
} as const satisfies Record<ModeName, object>;

/**
 * Matches elements whose content differs in every picture, such as a time. Chromatic and the local
 * comparison ignore their content; position and size still count.
 */
export const dynamicParts = '[data-chromatic="ignore"]';
