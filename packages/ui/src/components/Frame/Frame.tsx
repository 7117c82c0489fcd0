import { use, type Ref } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FrameContext } from '../FrameProvider/FrameProvider.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import * as styles from './Frame.css.ts';

/** What may be done with an address from outside (decision D20). */
export type FrameSource =
  /** `own`: of the site's own origin; it then gets no access to the site. */
  | { kind: 'frame'; src: string; own: boolean }
  | { kind: 'link'; href: string; host: string }
  /** An address that would run code or carries a login. */
  | { kind: 'refused' }
  | { kind: 'none' };

export interface FrameProps {
  /** What the frame holds, for screen readers and for the link in its place. */
  title: string;
  source: FrameSource;
  /** Loads without being shown yet. */
  concealed?: boolean;
  /** What the frame holds decides how high it is (FRM-02). */
  height?: 'page' | 'wall' | 'survey' | 'widget' | 'coupons' | 'cashback' | 'tasks';
  ref?: Ref<HTMLIFrameElement>;
  /** The page in it has loaded, or another page in its place. */
  onLoad?: () => void;
}

// With both, a page of the site's own origin could take its sandbox off.
const sandbox = {
  own: 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox',
  foreign:
    'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
};

/** A page of somebody else, kept apart from ours; a link with its host where it may not be framed. */
export function Frame({
  title,
  source,
  concealed = false,
  height = 'page',
  ref,
  onLoad,
}: FrameProps) {
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
          ref={ref}
          className={`${styles.height[height]} ${concealed ? styles.concealed : ''}`}
          onLoad={onLoad}
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
    case 'refused':
      return (
        <EmptyState>
          {title} came with an address that is not safe to open, so it was refused.
        </EmptyState>
      );
    case 'none':
      return <EmptyState>{title} is not available right now. Please try again later.</EmptyState>;
  }
}
