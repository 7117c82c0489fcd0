import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { servedFile } from '../pages/servedFile.ts';
import { tokensJson, type ThemeSource } from './designTokens.ts';

/** Loads the theme. Outside Vite, vanilla-extract needs a file scope, set by hand. */
async function loadTheme(): Promise<ThemeSource> {
  setFileScope('packages/ui/src/theme');
  try {
    const { light } = await import('@cb/ui/internal/theme/light.css');
    const { dark } = await import('@cb/ui/internal/theme/dark.css');
    const scale = await import('@cb/ui/internal/theme/scale');
    return { themes: { light, dark }, scale: { ...scale } };
  } finally {
    endFileScope();
  }
}

/** Vite plugin: `tokens.json`, for design tools and other sites. */
export const tokensFile = () =>
  servedFile('tokens.json', 'application/json', async () => tokensJson(await loadTheme()));
