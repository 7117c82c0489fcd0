import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { Link } from '#ui/components/Link/Link.tsx';
import { type LinkTab, LinkTabs } from '#ui/components/LinkTabs/LinkTabs.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';

interface OffersContainerProps {
  /** The addresses of the three tabs that are not providers. */
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

interface MoreOfferWallsProps {
  /** The walls to link to. */
  walls: readonly LinkTab[];
  /** The path of the current page. */
  current: string;
}

/** Links to the offer walls without a tab, below the screen of the selected tab (D190). */
export function MoreOfferWalls({ walls, current }: MoreOfferWallsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Stack space="small">
        <Heading level={2} id={id}>
          More partners
        </Heading>
        <Inline space="large">
          {walls.map(({ label, href }) => (
            <Link key={href} href={href} look="standalone" current={href === current}>
              {label}
            </Link>
          ))}
        </Inline>
      </Stack>
    </nav>
  );
}

interface OfferwallCbContainerProps {
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
