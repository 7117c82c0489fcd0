import { Heading } from '@cb/ui/components/Heading';
import { Text } from '@cb/ui/components/Text';
import { VisuallyHidden } from '@cb/ui/components/VisuallyHidden';
import { Check, Copy } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import * as styles from './foundations.css.ts';

interface SpecimenProps {
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
  // Where the clipboard is refused, the name stays to be selected.
  const copy = () =>
    void navigator.clipboard.writeText(name).then(
      () => setCopied(true),
      () => {},
    );
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

/** A page of design tokens: a lead that says what they are for, then the tokens. */
export function Foundation({
  title,
  lead,
  children,
}: {
  /** The first heading of the page. */
  title: string;
  /** What the tokens are for, in a few sentences. */
  lead: string;
  /** The tokens, in parts or as specimens. */
  children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <div>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{lead}</Text>
      </div>
      {children}
    </main>
  );
}

/** A titled section of a foundation page, with its specimens in columns. */
export function Part({
  title,
  lead,
  columns = 'medium',
  children,
}: {
  /** The heading of the section. */
  title: string;
  /** What its tokens are for; nothing if the title says it. */
  lead?: string;
  /** The width of the columns. */
  columns?: keyof typeof styles.specimens;
  /** The specimens. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </div>
      <div className={styles.specimens[columns]}>{children}</div>
    </section>
  );
}
