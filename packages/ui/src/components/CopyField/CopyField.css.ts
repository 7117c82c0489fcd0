import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

const inset = `calc((${size.field} - ${size.touch}) / 2)`;

export const box = style({
  display: 'flex',
  // With large text the button is below the value.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  padding: inset,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: `calc(${size.field} / 2)`,
  background: color.surface.raised,
  selectors: {
    '&:has(input:focus-visible, textarea:focus-visible)': {
      outline: `${size.ring} solid ${color.border.focus}`,
      outlineOffset: size.ring,
    },
  },
});

export const codeBox = style([
  box,
  { flexFlow: 'column', alignItems: 'flex-end', borderRadius: vars.radius.control },
]);

export const value = style({
  flex: '1 1 5rem',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.touch,
  paddingBlock: space.xsmall,
  // An indent in place of padding scrolls with the text, so that a link that is cut fades out below the mask.
  paddingInline: `0 ${space.xsmall}`,
  textIndent: space.medium,
  maskImage: `linear-gradient(to right, transparent, black ${space.medium})`,
  border: 'none',
  borderRadius: 'inherit',
  background: 'transparent',
  // The box shows the ring.
  ':focus-visible': { outline: 'none' },
});

export const code = style([
  value,
  {
    flex: '1 1 auto',
    // A margin in place of the padding, so that a longer code ends with a whole line.
    paddingBlock: 0,
    marginBlock: space.xsmall,
    paddingInline: space.small,
    textIndent: 0,
    maskImage: 'none',
    fontFamily: 'ui-monospace, monospace',
    ...vars.text.small,
    overflowWrap: 'anywhere',
    resize: 'none',
  },
]);

/** Has the width of its longer label, so that the layout does not shift when the text is copied. */
export const button = style({ flexShrink: 0, inlineSize: '8rem', marginInlineStart: 'auto' });
