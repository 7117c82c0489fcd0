import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { onBrand } from '../../../components/BrandPanel/BrandPanel.css.ts';
import { column } from './PublicPage.css.ts';

const { brand } = vars.color;
const { space, text } = vars;

export const footer = style([
  onBrand,
  {
    background: brand.inset,
    borderBlockStart: `${vars.size.hairline} solid ${brand.track}`,
  },
]);

export const inner = style([
  column,
  {
    display: 'grid',
    gap: space.xlarge,
    paddingBlock: `${space.xxlarge} ${space.large}`,
    '@media': {
      [from('wide')]: { gridTemplateColumns: '3fr 8fr', paddingBlockStart: space.xxlarge },
    },
  },
]);

export const about = style({ display: 'grid', gap: space.small, alignContent: 'start' });

export const claim = style({
  maxInlineSize: '16em',
  ...text.title,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space.large,
});

globalStyle(`${groups} a`, { minInlineSize: vars.size.touch });

export const title = style({
  ...text.small,
  color: brand.accent,
  fontWeight: vars.weight.strong,
});

export const bottomRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${brand.track}`,
  ...text.small,
  color: brand.muted,
  '@media': { [from('wide')]: { gridColumn: '1 / -1' } },
});
