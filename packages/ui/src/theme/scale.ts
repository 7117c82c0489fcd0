/** Spacing on a 4 px grid. */
export const space = {
  none: '0',
  xxsmall: '4px',
  xsmall: '8px',
  small: '12px',
  medium: '16px',
  large: '24px',
  xlarge: '32px',
  xxlarge: '48px',
  xxxlarge: '72px',
} as const;

/**
 * Shapes by role: `control` for fields, `container` for surfaces with content, `full` for buttons;
 * `small` for shapes inside any of them.
 */
export const radius = {
  small: '8px',
  control: '12px',
  container: '20px',
  full: '999px',
} as const;

/** Font sizes in rem, so that they follow the browser's setting; line heights on a 2 px grid. */
export const text = {
  caption: { fontSize: '0.75rem', lineHeight: '1rem' },
  small: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  body: { fontSize: '1rem', lineHeight: '1.5rem' },
  lead: { fontSize: '1.125rem', lineHeight: '1.625rem' },
  title: { fontSize: '1.375rem', lineHeight: '1.75rem' },
  headline: { fontSize: '1.75rem', lineHeight: '2.125rem' },
  display: { fontSize: '2.75rem', lineHeight: '3rem' },
  hero: { fontSize: '3.75rem', lineHeight: '4rem' },
} as const;

/** The sizes of large text on a phone, where lines are shorter. */
export const phoneText = {
  title: { fontSize: '1.25rem', lineHeight: '1.625rem' },
  headline: { fontSize: '1.5rem', lineHeight: '1.875rem' },
  display: { fontSize: '2.25rem', lineHeight: '2.5rem' },
  hero: { fontSize: '2.375rem', lineHeight: '2.625rem' },
} as const;

export const weight = { regular: '400', medium: '500', strong: '650', bold: '700' } as const;

export const motion = { fast: '120ms', medium: '180ms', slow: '240ms' } as const;

export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** The stacking order, as z-indexes. */
export const layer = { bar: '10', overlay: '20', toast: '30' } as const;

/**
 * `touch` is the minimum size of a control, `field` the height of a form field, `action` that of a
 * view's main button, `icon` the size of an icon in a control.
 */
export const size = {
  touch: '44px',
  field: '48px',
  action: '52px',
  icon: '20px',
  ring: '2px',
  hairline: '1px',
} as const;

/** The maximum widths of a line of text, a card and the dashboard's content. */
export const measure = { text: '64ch', card: '440px', content: '1200px' } as const;

/** The minimum width of each layout, in px. Phones need no query. */
export const breakpoints = { tablet: 600, desktop: 900, wide: 1200 } as const;

export type Space = keyof typeof space;
export type Breakpoint = keyof typeof breakpoints;
