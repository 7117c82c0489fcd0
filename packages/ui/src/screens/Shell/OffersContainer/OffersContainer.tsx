import type { ReactNode } from 'react';
import { LinkTabs, type LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';
import { MoreOfferWalls } from '../MoreOfferWalls/MoreOfferWalls.tsx';

export interface OffersContainerProps {
  /** The addresses of the other tabs. */
  links: { wall: string; yourSurveys: string; profile: string };
  /** The tabs of the providers that have one. */
  providers: readonly LinkTab[];
  /** The providers without a tab (OFW-06, OWC-05). */
  more: readonly LinkTab[];
  /** The path of the current page. */
  current: string;
  /** The screen of the selected tab. */
  children: ReactNode;
}

/** The tabs of the offers and the screen of the selected one (OFC-01, D50). */
export function OffersContainer({
  links,
  providers,
  more,
  current,
  children,
}: OffersContainerProps) {
  return (
    <LinkTabs
      label="Offers"
      current={current}
      tabs={[
        { label: 'CB Surveys', href: links.wall, exact: true },
        ...providers,
        { label: 'Cint', href: links.yourSurveys },
        { label: 'Complete Profile', href: links.profile },
      ]}
    >
      {children}
      <MoreOfferWalls walls={more} current={current} />
    </LinkTabs>
  );
}
