import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { text: '', subtle: '', border: '' };

/** The semantic colours and shadows that every theme defines; components use no other colours. */
export const theme = createGlobalThemeContract(
  {
    color: {
      surface: { page: '', raised: '', sunken: '', overlay: '', scrim: '' },
      text: { default: '', muted: '', onAccent: '' },
      accent: { ...tone, solid: '', solidHover: '' },
      reward: { ...tone, coin: '', onCoin: '' },
      critical: { ...tone, solid: '', solidHover: '' },
      info: tone,
      positive: tone,
      warning: tone,
      border: { default: '', strong: '', focus: '' },
    },
    elevation: { raised: '', overlay: '' },
  },
  (_value, path) => `cb-${path.join('-')}`,
);
