import type { ReactNode } from 'react';
import { LinkTabs } from '../../../components/LinkTabs/LinkTabs.tsx';

export interface OffersContainerProps {
  links: { wall: string; rapidoreach: string; yourSurveys: string; profile: string };
  /** Path of the page that shows. */
  current: string;
  /** The screen of the chosen tab. */
  children: ReactNode;
}

/** The tabs of the offers and the screen they lead to (OFC-01, D50). */
export function OffersContainer({ links, current, children }: OffersContainerProps) {
  return (
    <LinkTabs
      label="Offers"
      current={current}
      tabs={[
        { label: 'CB Surveys', href: links.wall, exact: true },
        { label: 'RapidoReach', href: links.rapidoreach },
        { label: 'Cint', href: links.yourSurveys },
        { label: 'Complete Profile', href: links.profile },
      ]}
    >
      {children}
    </LinkTabs>
  );
}
