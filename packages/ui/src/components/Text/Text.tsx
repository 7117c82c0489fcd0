import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** `lead` for the first sentence below a title, `small` and `caption` for details. */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /** `muted` for what matters less, `critical` for what is wrong. */
  tone?: 'default' | 'muted' | 'critical';
  /** `strong` for the words that matter most, `medium` for labels. */
  weight?: 'regular' | 'medium' | 'strong';
  /** `center` for a few words, such as those below a drawing. */
  align?: 'start' | 'center';
  /** `span` inside a sentence, `p` for a paragraph, `div` around more than text. */
  as?: 'p' | 'span' | 'strong' | 'div';
  /** For `aria-describedby`. */
  id?: string;
}

/** Running text in one of the theme's sizes and tones. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  weight = 'regular',
  align = 'start',
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={`${styles.size[size]} ${styles.tone[tone]} ${styles.weight[weight]} ${styles.align[align]}`}
    >
      {children}
    </Element>
  );
}
