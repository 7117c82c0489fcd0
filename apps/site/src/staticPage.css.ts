import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@cb/ui/theme/vars';

globalStyle('.prose', {
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: vars.measure.text,
  marginInline: 'auto',
  padding: `${vars.space.large} ${vars.space.medium} ${vars.space.xxlarge}`,
});

globalStyle('.prose h1', { ...vars.text.headline, fontWeight: vars.weight.strong });

globalStyle('.prose h2', {
  ...vars.text.title,
  marginBlockStart: vars.space.medium,
  fontWeight: vars.weight.strong,
});

globalStyle('.prose a', {
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.2em',
});

globalStyle('.prose .back, .prose .way', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});

globalStyle('.prose .note', {
  padding: vars.space.medium,
  border: `${vars.size.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  color: vars.color.text.muted,
});
