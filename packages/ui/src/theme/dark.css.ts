import { createGlobalTheme } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import type { ThemeTokens } from './tokenTypes.ts';

export const dark: ThemeTokens = {
  color: {
    surface: {
      page: '#0e1411',
      raised: '#161e1a',
      sunken: '#0a0f0c',
      overlay: '#1c2621',
      scrim: 'rgb(0 0 0 / 0.65)',
    },
    text: { default: '#eef3ef', muted: '#b9c4bd', onAccent: '#06170e' },
    accent: {
      text: '#6fdca6',
      subtle: '#12291f',
      border: '#3f9f74',
      solid: '#5fd39b',
      solidHover: '#84e3b5',
    },
    reward: {
      text: '#f6c95b',
      subtle: '#2b2410',
      border: '#a4822c',
      coin: '#f2b632',
      onCoin: '#4a3200',
    },
    critical: {
      text: '#ffb4ad',
      subtle: '#331615',
      border: '#d4615a',
      solid: '#ffb4ad',
      solidHover: '#ffcfca',
    },
    info: { text: '#a4d0f8', subtle: '#11243a', border: '#4a8cc4' },
    positive: { text: '#86e0b0', subtle: '#122a1d', border: '#3f9f6c' },
    warning: { text: '#f8ca85', subtle: '#30220d', border: '#b9812f' },
    border: { default: '#2c3832', strong: '#84938a', focus: '#7fbcff' },
  },
  elevation: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4)',
    overlay: '0 4px 12px rgb(0 0 0 / 0.5), 0 16px 40px rgb(0 0 0 / 0.6)',
  },
};

createGlobalTheme('.theme-dark', theme, dark);
