import { use, type Ref } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FrameContext } from '../FrameProvider/FrameProvider.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import * as styles from './Frame.css.ts';

/** How an untrusted address may be used (decision D20). */
export type FrameSource =
  /** `own`: the address is same-origin, so it is sandboxed without access to the site. */
  | { kind: 'frame'; src: string; own: boolean }
  | { kind: 'link'; href: string; host: string }
  /** The address would run code or contains credentials. */
  | { kind: 'refused' }
  | { kind: 'none' };

export interface FrameProps {
  /** The accessible name, and the text of the link that replaces the frame. */
  title: string;
  /** The checked address of the page. */
  source: FrameSource;
  /** Loads the frame without showing it. */
  concealed?: boolean;
  /** The height, by kind of content (FRM-02). */
  height?: 'page' | 'wall' | 'survey' | 'widget' | 'coupons' | 'cashback' | 'tasks';
  /** Whether the page may write to the clipboard, as offer walls do to copy a code (D273). */
  mayCopy?: boolean;
  /** The `iframe`; unset if the page is not framed. */
  ref?: Ref<HTMLIFrameElement> | undefined;
  /** Called when a page in the frame has loaded, including after a navigation inside it. */
  onLoad?: (() => void) | undefined;
}

// docs/security.md gives the reason for each. With allow-scripts and allow-same-origin, a same-origin page
// could remove its own sandbox.
const sandbox = {
  own: 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox',
  foreign:
    'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
};

/** A sandboxed iframe for an external page, or a link with its host if it may not be framed. */
export function Frame({
  title,
  source,
  concealed = false,
  height = 'page',
  mayCopy = false,
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
          allow={mayCopy ? 'clipboard-write' : undefined}
          referrerPolicy="strict-origin"
          ref={ref}
          className={`${styles.height[height]} ${concealed ? styles.concealed : ''}`}
          onLoad={onLoad}
        />
      );
    case 'link':
      return (
        <EmptyState
          key="link"
          action={
            <ButtonLink href={source.href} external tone="secondary">
              {`Open ${source.host}`}
            </ButtonLink>
          }
        >
          <span>{`${title} opens outside this site, on `}</span>
          <bdi translate="no">{source.host}</bdi>.
        </EmptyState>
      );
    case 'refused':
      return (
        <EmptyState>
          {`${title} came with an address that is not safe to open, so it was refused.`}
        </EmptyState>
      );
    case 'none':
      return (
        <EmptyState>{`${title} is not available right now. Please try again later.`}</EmptyState>
      );
  }
}
