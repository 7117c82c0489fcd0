import * as styles from './Button.css.ts';

/** The props that buttons and links that look like buttons share. */
export interface ButtonLook {
  tone: keyof typeof styles.tone;
  size: keyof typeof styles.size;
  wide: boolean;
}

/** Returns the classes of a button, and of a link that looks like one. */
export const buttonClasses = ({ tone, size, wide }: ButtonLook): string =>
  [
    styles.base,
    styles.tone[tone],
    styles.size[size],
    wide && styles.wide,
    tone === 'quiet' && size === 'medium' && styles.narrow,
  ]
    .filter(Boolean)
    .join(' ');
