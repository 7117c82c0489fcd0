import type { ReactNode } from 'react';
import { LinkTabs, type LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';

export interface OfferwallCbContainerProps {
  /** One for each provider that has a tab (OWC-01). */
  tabs: readonly Pick<LinkTab, 'label' | 'href'>[];
  /** Path of the page that shows. */
  current: string;
  /** The screen of the chosen tab, or of a provider without one. */
  children: ReactNode;
}

/** The tabs of the offer walls, each active on exactly its own address, and the screen they lead to (OWC-02). */
export function OfferwallCbContainer({ tabs, current, children }: OfferwallCbContainerProps) {
  return (
    <LinkTabs
      label="Offer walls"
      current={current}
      tabs={tabs.map((tab) => ({ ...tab, exact: true }))}
    >
      {children}
    </LinkTabs>
  );
}
