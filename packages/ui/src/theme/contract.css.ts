import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { text: '', subtle: '' };
const markedTone = { ...tone, border: '' };

/** The semantic colours and shadows that every theme defines; components use no other colours. */
export const theme = createGlobalThemeContract(
  {
    color: {
      surface: { shell: '', page: '', raised: '', sunken: '', hover: '', overlay: '', scrim: '' },
      text: { default: '', muted: '', onAccent: '' },
      accent: { ...markedTone, solid: '', solidHover: '' },
      reward: { ...tone, coin: '', onCoin: '' },
      critical: { ...markedTone, solid: '', solidHover: '' },
      brand: {
        surface: '',
        inset: '',
        text: '',
        muted: '',
        reward: '',
        accent: '',
        border: '',
        track: '',
      },
      info: tone,
      positive: markedTone,
      warning: tone,
      border: { default: '', strong: '', focus: '' },
    },
    elevation: { raised: '', overlay: '' },
  },
  (_value, path) => `cb-${path.join('-')}`,
);
