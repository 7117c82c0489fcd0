import type { ReactNode } from 'react';
import { LinkTabs, type LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';

export interface OfferwallCbContainerProps {
  /** The tabs of the providers that have one (OWC-01). */
  tabs: readonly Pick<LinkTab, 'label' | 'href'>[];
  /** The path of the current page. */
  current: string;
  /** The screen of the selected tab, or of a provider without one. */
  children: ReactNode;
}

/**
 * The tabs of the offer walls, each active only on its exact path, and the current screen (OWC-02).
 */
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
