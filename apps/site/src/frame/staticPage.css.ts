import { globalStyle } from '@vanilla-extract/css';
import { from } from '@cb/ui/theme/media';
import { vars } from '@cb/ui/theme/vars';

const { color, phoneText, radius, size, space, text, weight } = vars;
const { brand, reward, surface } = color;

const tablet = from('tablet');
const desktop = from('desktop');

globalStyle('.document', { display: 'flex', flexDirection: 'column' });

globalStyle('.document main', { flexGrow: 1 });

globalStyle('.column', {
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  paddingInline: space.medium,
  '@media': { [tablet]: { paddingInline: space.xlarge } },
});

globalStyle('.top, .band', { background: brand.surface, color: brand.text });

globalStyle('.top .column', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.medium,
  paddingBlock: space.small,
  '@media': { [desktop]: { paddingBlock: space.medium } },
});

globalStyle('.wordmark', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: size.touch,
  ...text.title,
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});

globalStyle('.back, .foot a', {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  textUnderlineOffset: '0.2em',
});

globalStyle('.top :focus-visible, .band :focus-visible, .foot :focus-visible', {
  outlineColor: brand.text,
});

globalStyle('.band .column', {
  display: 'grid',
  gap: space.large,
  alignItems: 'center',
  paddingBlock: `${space.medium} ${space.xxlarge}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
    [desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.card}`,
      paddingBlockEnd: space.xxxlarge,
    },
  },
});

globalStyle('.lede', { display: 'grid', gap: space.medium, justifyItems: 'start' });

globalStyle('.lede h1', {
  ...phoneText.display,
  fontWeight: weight.bold,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
  '@media': { [desktop]: text.hero },
});

globalStyle('.lede p', { ...text.lead, color: brand.muted, textWrap: 'balance' });

globalStyle('.lede strong', { color: brand.reward, fontWeight: weight.strong });

globalStyle('.action', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.action,
  marginBlockStart: space.xsmall,
  paddingInline: '1.75rem',
  borderRadius: radius.full,
  background: brand.text,
  ...text.lead,
  color: brand.inset,
  fontWeight: weight.strong,
  textDecoration: 'none',
});

globalStyle('.drawing', {
  inlineSize: '100%',
  maxInlineSize: '15rem',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [tablet]: { justifySelf: 'end' }, [desktop]: { maxInlineSize: '24rem' } },
});

globalStyle('.drawing .paper', { fill: brand.inset, stroke: brand.accent, strokeWidth: 4 });
globalStyle('.drawing .line', { stroke: brand.accent, strokeWidth: 4 });
globalStyle('.drawing .dots', { stroke: brand.border, strokeWidth: 4, strokeDasharray: '0 10' });
globalStyle('.drawing .solid', { fill: brand.accent });
globalStyle('.drawing .coin', { fill: reward.coin, stroke: reward.onCoin });
globalStyle('.drawing .letter', { stroke: reward.onCoin });

globalStyle('.prose', {
  display: 'grid',
  gap: space.medium,
  paddingBlock: `${space.xlarge} ${space.xxlarge}`,
  '@media': { [desktop]: { paddingBlock: `${space.xxlarge} ${space.xxxlarge}` } },
});

globalStyle('.prose h2', {
  ...phoneText.headline,
  fontWeight: weight.bold,
  letterSpacing: '-0.015em',
  '@media': { [desktop]: text.headline },
});

globalStyle('.prose h2:not(:first-child)', { marginBlockStart: space.large });

globalStyle('.prose p', { maxInlineSize: vars.measure.text });

globalStyle('.clause', {
  display: 'grid',
  gap: space.small,
  '@media': { [desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)', columnGap: space.large } },
});

globalStyle('.clause:not(:first-child)', { marginBlockStart: space.medium });

globalStyle('.clause h2', { '@media': { [desktop]: { gridRow: 'span 3' } } });

globalStyle('.clause p', { '@media': { [desktop]: { gridColumn: 2 } } });

globalStyle('.prose a', {
  color: color.accent.text,
  fontWeight: weight.medium,
  textUnderlineOffset: '0.2em',
});

globalStyle('.prose li', {
  padding: `${space.medium} 20px`,
  borderRadius: radius.container,
  background: surface.raised,
  boxShadow: vars.elevation.raised,
});

globalStyle('.prose h3', { ...text.body, fontWeight: weight.strong });

globalStyle('.prose li p, .values span', { color: color.text.muted });

/** As many columns of equal width as fit. */
const columns = (width: string) => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;

globalStyle('.values, .entries, .steps', { display: 'grid', gap: space.medium });

globalStyle('.values', { gridTemplateColumns: columns('8.5rem'), gap: space.small });

globalStyle('.steps', { gridTemplateColumns: columns('13rem'), counterReset: 'step' });

globalStyle('.entries', {
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

globalStyle('.values strong', {
  display: 'block',
  ...text.title,
  color: reward.text,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle('.steps li', { counterIncrement: 'step' });

globalStyle('.steps li::before', {
  content: 'counter(step)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginBlockEnd: space.small,
  borderRadius: radius.full,
  background: color.accent.subtle,
  color: color.accent.text,
  fontWeight: weight.bold,
});

globalStyle('.foot', { background: brand.inset, color: brand.muted });

globalStyle('.foot .column', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.small} ${space.xlarge}`,
  paddingBlock: space.large,
});

globalStyle('.foot ul', { display: 'flex', flexWrap: 'wrap', columnGap: space.large });

globalStyle('.foot a', { textDecoration: 'none' });
globalStyle('.foot a:hover', { textDecoration: 'underline' });

globalStyle('.claim', { color: brand.text, fontWeight: weight.strong });
