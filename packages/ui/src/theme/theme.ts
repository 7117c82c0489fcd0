import '@fontsource-variable/figtree';
// With extensions, since the declarations keep these imports and Node's resolution requires them.
import './reset.css.ts';
import './light.css.ts';
import './dark.css.ts';

/** The themes, and the class that sets each on the root element. */
export const themeClasses = { light: 'theme-light', dark: 'theme-dark' } as const;

export type ThemeName = keyof typeof themeClasses;
