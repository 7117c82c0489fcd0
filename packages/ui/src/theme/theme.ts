import '@fontsource-variable/figtree';
// With their extension, as the declarations keep these imports and Node's rules ask for it.
import './reset.css.ts';
import './light.css.ts';
import './dark.css.ts';

/** The names of the themes, and of the class that sets one on the root element. */
export const themeClasses = { light: 'theme-light', dark: 'theme-dark' } as const;

export type ThemeName = keyof typeof themeClasses;
