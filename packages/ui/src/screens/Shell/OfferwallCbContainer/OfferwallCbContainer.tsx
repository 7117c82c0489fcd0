import type { ReactNode } from 'react';
import { LinkTabs, type LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';
import { MoreOfferWalls } from '../MoreOfferWalls/MoreOfferWalls.tsx';

export interface OfferwallCbContainerProps {
  /** The tabs of the providers that have one (OWC-01). */
  tabs: readonly Pick<LinkTab, 'label' | 'href'>[];
  /** The providers without a tab (OFW-06, OWC-05). */
  more: readonly LinkTab[];
  /** The path of the current page. */
  current: string;
  /** The screen of the selected tab, or of a provider without one. */
  children: ReactNode;
}

/**
 * The tabs of the offer walls, each active only on its exact path, and the current screen (OWC-02).
 */
export function OfferwallCbContainer({ tabs, more, current, children }: OfferwallCbContainerProps) {
  return (
    <LinkTabs
      label="Offer walls"
      current={current}
      tabs={tabs.map((tab) => ({ ...tab, exact: true }))}
    >
      {children}
      <MoreOfferWalls walls={more} current={current} />
    </LinkTabs>
  );
}
