import { createGlobalTheme } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';
import type { ThemeTokens } from './tokenTypes.ts';

export const light: ThemeTokens = {
  color: {
    surface: {
      page: '#f5f6f3',
      raised: '#ffffff',
      sunken: '#eceee9',
      overlay: '#ffffff',
      scrim: 'rgb(12 22 16 / 0.55)',
    },
    text: { default: '#131c17', muted: '#3f4a44', onAccent: '#ffffff' },
    accent: {
      text: '#0a5437',
      subtle: '#e1f2e9',
      border: '#2f7d5b',
      solid: '#0b5d3c',
      solidHover: '#08472e',
    },
    reward: {
      text: '#664600',
      subtle: '#fdf3d8',
      border: '#a87a12',
      coin: '#f2b632',
      onCoin: '#5c3f00',
    },
    critical: {
      text: '#8f1616',
      subtle: '#fdecea',
      border: '#c43d36',
      solid: '#9b1c1c',
      solidHover: '#7c1212',
    },
    info: { text: '#0c4677', subtle: '#e6f1fb', border: '#2f78b7' },
    positive: { text: '#0b5330', subtle: '#e3f5ea', border: '#2b8555' },
    warning: { text: '#6d4003', subtle: '#fef1dc', border: '#b06f12' },
    border: { default: '#d6dad3', strong: '#6f7a73', focus: '#0f6fd1' },
  },
  elevation: {
    raised: '0 1px 2px rgb(12 22 16 / 0.06), 0 2px 8px rgb(12 22 16 / 0.05)',
    overlay: '0 4px 12px rgb(12 22 16 / 0.12), 0 16px 40px rgb(12 22 16 / 0.16)',
  },
};

createGlobalTheme(':root, .theme-light', theme, light);
