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
  /** Whether to show the sample on a raised surface. */
  raised?: boolean;
  /** The sample: the token in use. */
  children: ReactNode;
}

const wordBoundary = /(?<=[a-z.])(?=[A-Z])/;

/** Renders a word of a name, which may wrap before it. */
const renderWord = (word: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <wbr />}
    {word}
  </Fragment>
);

function Variable({ name }: { name: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  // If the browser refuses the clipboard, the name can still be selected.
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
export function Specimen({ name, variable, value, raised = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      {raised ? <div className={styles.raised}>{children}</div> : children}
      <span className={styles.name}>{name.split(wordBoundary).map(renderWord)}</span>
      {variable && <Variable name={variable} />}
      {value && <span className={styles.value}>{value}</span>}
    </div>
  );
}

/** A page of design tokens, below their purpose. */
export function Foundation({
  title,
  lead,
  children,
}: {
  /** The first heading of the page. */
  title: string;
  /** The purpose of the tokens, in a few sentences. */
  lead: string;
  /** The tokens, in sections or as specimens. */
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
export function TokenSection({
  title,
  lead,
  columns = 'medium',
  children,
}: {
  /** The heading of the section. */
  title: string;
  /** The purpose of its tokens, unless the title states it. */
  lead?: string;
  /** The width of the columns. */
  columns?: keyof typeof styles.specimens;
  /** The specimens. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
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
