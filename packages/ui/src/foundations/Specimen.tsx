import { VisuallyHidden } from '@cb/ui/components/VisuallyHidden';
import { Check, Copy } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import * as styles from './foundations.css.ts';

export interface SpecimenProps {
  /** The token's path, as components write it. */
  name: string;
  /** The token's CSS variable, which a button copies. */
  variable?: string;
  /** The token's value, with its unit. */
  value?: string;
  /** Whether to show a drawing, on a raised ground. */
  drawn?: boolean;
  /** What the token looks like in use. */
  children: ReactNode;
}

const wordBoundary = /(?<=[a-z.])(?=[A-Z])/;

/** Lets a long name wrap between its words. */
const breakable = (word: string, at: number) => (
  <Fragment key={at}>
    {at > 0 && <wbr />}
    {word}
  </Fragment>
);

function Variable({ name }: { name: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () => void navigator.clipboard.writeText(name).then(() => setCopied(true));
  return (
    <button type="button" className={styles.variable} onClick={copy}>
      <VisuallyHidden>{isCopied ? 'Copied' : 'Copy'} </VisuallyHidden>
      {name}
      <Icon size={16} aria-hidden />
    </button>
  );
}

/** A sample of a token, with its name, CSS variable and value below. */
export function Specimen({ name, variable, value, drawn = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {drawn ? <div className={styles.drawn}>{children}</div> : children}
      <span className={styles.name}>{name.split(wordBoundary).map(breakable)}</span>
      {variable && <Variable name={variable} />}
      {value && <span className={styles.value}>{value}</span>}
    </div>
  );
}
