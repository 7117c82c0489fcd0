import { createGlobalTheme } from '@vanilla-extract/css';
import { theme, type ThemeTokens } from './contract.css.ts';

export const light: ThemeTokens = {
  color: {
    surface: {
      shell: '#e9ede5',
      page: '#f7f9f5',
      raised: '#ffffff',
      sunken: '#eceee8',
      hover: '#f3f7f2',
      overlay: '#ffffff',
      scrim: 'rgb(10 24 16 / 0.5)',
    },
    text: { default: '#101b15', muted: '#3b4740', onAccent: '#ffffff' },
    accent: {
      text: '#0a5437',
      subtle: '#e0f1e7',
      border: '#2f7d5b',
      solid: '#0b5d3c',
      solidHover: '#08472e',
    },
    reward: {
      text: '#664600',
      subtle: '#fbf0d3',
      coin: '#f2b632',
      onCoin: '#5c3f00',
    },
    brand: {
      surface: '#0c402c',
      inset: '#0a3323',
      text: '#ffffff',
      muted: '#d3e8dc',
      reward: '#ffd976',
      accent: '#8fe3b8',
      border: '#7fc4a1',
      track: '#17573e',
    },
    critical: {
      text: '#8f1616',
      subtle: '#fdeeec',
      border: '#c43d36',
      solid: '#9b1c1c',
      solidHover: '#7c1212',
    },
    info: { text: '#0c4677', subtle: '#e8f2fb' },
    positive: { text: '#0b5330', subtle: '#e3f5ea', border: '#2b8555' },
    warning: { text: '#6d4003', subtle: '#fef3e0' },
    border: { default: '#dde1da', strong: '#6f7a73', focus: '#0f6fd1' },
  },
  elevation: {
    raised:
      '0 0 0 1px rgb(16 40 28 / 0.04), 0 1px 2px rgb(16 40 28 / 0.05), 0 6px 20px rgb(16 40 28 / 0.05)',
    overlay: '0 2px 6px rgb(16 40 28 / 0.1), 0 18px 48px rgb(16 40 28 / 0.18)',
  },
};

createGlobalTheme(':root, .theme-light', theme, light);
