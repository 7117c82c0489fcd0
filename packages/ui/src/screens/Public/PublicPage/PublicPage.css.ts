import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { onBrand, rosette } from '../../../components/BrandPanel/BrandPanel.css.ts';

const { brand } = vars.color;
const { space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

/** All parts of the page share the same left and right edges. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  paddingInline: space.medium,
  '@media': { [from('tablet')]: { paddingInline: space.xlarge } },
});

export const band = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  overflow: 'clip',
  background: brand.surface,
});

/** Around the drawing; faint enough that text on it keeps its contrast. */
export const texture = style([
  rosette,
  {
    // The centre of the drawing, which the message starts with.
    insetBlockStart: `calc(${space.xlarge} + 6.75rem)`,
    insetInlineStart: 'calc(50% - 24rem)',
    inlineSize: '48rem',
    blockSize: '48rem',
  },
]);

export const main = style([column, { display: 'flex', flexDirection: 'column', flexGrow: 1 }]);

export const header = style([
  onBrand,
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.xsmall,
    paddingBlock: space.small,
    '@media': { [from('desktop')]: { paddingBlock: space.medium } },
  },
]);

/** A message that fills the whole page. */
export const message = style([
  onBrand,
  { position: 'relative', marginBlock: 'auto', paddingBlockEnd: space.xxlarge },
]);

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from('tablet')]: { gap: space.xsmall } },
});
