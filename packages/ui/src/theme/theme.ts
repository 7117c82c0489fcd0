import '@fontsource-variable/figtree';
import './reset.css';
import './light.css';
import './dark.css';

/** The names of the themes, and of the class that sets one on the root element. */
export const themeClasses = { light: 'theme-light', dark: 'theme-dark' } as const;

export type ThemeName = keyof typeof themeClasses;
