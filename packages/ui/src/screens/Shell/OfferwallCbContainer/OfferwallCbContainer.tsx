import type { ReactNode } from 'react';
import { LinkTabs } from '../../../components/LinkTabs/LinkTabs.tsx';

export interface OfferwallCbContainerProps {
  links: {
    rapidoreach: string;
    rapidoreachWidget: string;
    offertoro: string;
    bitlabs: string;
    inbrain: string;
  };
  /** Path of the page that shows. */
  current: string;
  /** The screen of the chosen tab, or of a provider without one. */
  children: ReactNode;
}

/** The tabs of the offer walls and the screen they lead to (OWC-01). */
export function OfferwallCbContainer({ links, current, children }: OfferwallCbContainerProps) {
  return (
    <LinkTabs
      label="Offer walls"
      current={current}
      tabs={[
        { label: 'RAPIDOREACH IFRAME', href: links.rapidoreach, exact: true },
        { label: 'RAPIDOREACH WIDGET', href: links.rapidoreachWidget },
        { label: 'OFFERTORO', href: links.offertoro },
        { label: 'BITLABS', href: links.bitlabs },
        { label: 'INBRAIN', href: links.inbrain },
      ]}
    >
      {children}
    </LinkTabs>
  );
}
