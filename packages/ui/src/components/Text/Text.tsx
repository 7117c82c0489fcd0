import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  size?: 'caption' | 'small' | 'body' | 'lead';
  tone?: 'default' | 'muted' | 'critical';
  weight?: 'regular' | 'medium' | 'strong';
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
