import { use } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FrameContext } from '../FrameProvider/FrameProvider.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import * as styles from './Frame.css';

/** What may be done with an address from outside (decision D20). */
export type FrameSource =
  /** `own`: of the site's own origin; it then gets no access to the site. */
  | { kind: 'frame'; src: string; own: boolean }
  | { kind: 'link'; href: string; host: string }
  | { kind: 'none' };

export interface FrameProps {
  /** What the frame holds, for screen readers and for the link in its place. */
  title: string;
  source: FrameSource;
  /** Loads without being shown yet. */
  concealed?: boolean;
}

// With both, a page of the site's own origin could take its sandbox off.
const sandbox = {
  own: 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox',
  foreign:
    'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
};

/** A page of somebody else, kept apart from ours; a link with its host where it may not be framed. */
export function Frame({ title, source, concealed = false }: FrameProps) {
  const Element = use(FrameContext);
  if (concealed && source.kind !== 'frame') return null;
  switch (source.kind) {
    case 'frame':
      return (
        <Element
          title={title}
          src={source.src}
          sandbox={source.own ? sandbox.own : sandbox.foreign}
          referrerPolicy="strict-origin"
          className={concealed ? styles.concealed : styles.frame}
        />
      );
    case 'link':
      return (
        <EmptyState
          action={
            <ButtonLink href={source.href} external tone="secondary">
              Open {source.host}
            </ButtonLink>
          }
        >
          {title} opens outside this site, on <bdi>{source.host}</bdi>.
        </EmptyState>
      );
    case 'none':
      return <EmptyState>{title} is not available right now. Please try again later.</EmptyState>;
  }
}
