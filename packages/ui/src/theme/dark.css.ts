import { assignVars, globalStyle } from '@vanilla-extract/css';
import { theme, type ThemeTokens } from './contract.css.ts';

export const dark: ThemeTokens = {
  color: {
    surface: {
      shell: '#0a0f0c',
      page: '#101713',
      raised: '#18221c',
      sunken: '#0b110e',
      hover: '#1f2b24',
      overlay: '#1c2621',
      scrim: 'rgb(0 0 0 / 0.66)',
    },
    text: { default: '#eff4f0', muted: '#bcc8c0', onAccent: '#06170e' },
    accent: {
      text: '#74dfaa',
      subtle: '#1a3a28',
      border: '#3f9f74',
      solid: '#5fd39b',
      solidHover: '#84e3b5',
    },
    reward: {
      text: '#f6c95b',
      subtle: '#2a2411',
      coin: '#f2b632',
      onCoin: '#4a3200',
    },
    brand: {
      surface: '#123a29',
      inset: '#0d2b1e',
      text: '#ffffff',
      muted: '#cfe4d8',
      reward: '#ffd76e',
      accent: '#8fe3b8',
      border: '#6bbd95',
      track: '#1f5a41',
    },
    critical: {
      text: '#ffb4ad',
      subtle: '#2c1615',
      border: '#d4615a',
      solid: '#ffb4ad',
      solidHover: '#ffcfca',
    },
    info: { text: '#a4d0f8', subtle: '#12243a' },
    positive: { text: '#86e0b0', subtle: '#122a1d', border: '#3f9f6c' },
    warning: { text: '#f8ca85', subtle: '#2e210e' },
    border: { default: '#27332c', strong: '#84938a', focus: '#7fbcff' },
  },
  elevation: {
    raised: '0 1px 2px rgb(0 0 0 / 0.35)',
    overlay: '0 4px 12px rgb(0 0 0 / 0.5), 0 18px 48px rgb(0 0 0 / 0.55)',
  },
};

// For screens only: a page prints in the light theme (D315).
globalStyle('.theme-dark', { '@media': { screen: { vars: assignVars(theme, dark) } } });
