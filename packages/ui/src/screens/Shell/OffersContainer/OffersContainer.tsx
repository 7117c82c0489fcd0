import type { ReactNode } from 'react';
import { LinkTabs, type LinkTab } from '../../../components/LinkTabs/LinkTabs.tsx';

export interface OffersContainerProps {
  links: { wall: string; yourSurveys: string; profile: string };
  /** One for each provider of offers that has a tab. */
  providers: readonly LinkTab[];
  /** Path of the page that shows. */
  current: string;
  /** The screen of the chosen tab. */
  children: ReactNode;
}

/** The tabs of the offers and the screen they lead to (OFC-01, D50). */
export function OffersContainer({ links, providers, current, children }: OffersContainerProps) {
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
    </LinkTabs>
  );
}
