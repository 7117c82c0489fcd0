import {
  CircleHelp,
  CirclePlay,
  History,
  LogOut,
  MessageSquareQuote,
  Newspaper,
  Settings,
  Ticket,
} from 'lucide-react';
import { useEffect, useRef, useState, type MouseEventHandler, type ReactNode } from 'react';
import { Card } from '#ui/components/Card/Card.tsx';
import { Collapsible } from '#ui/components/Collapsible/Collapsible.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { NavLink } from '#ui/components/NavLink/NavLink.tsx';
import { ProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { MainNav, type MainNavProps } from '../MainNav/MainNav.tsx';
import { PromoCarousel } from '../PromoCarousel/PromoCarousel.tsx';
import * as styles from './SidebarScreen.css.ts';

export interface SidebarScreenProps extends Omit<MainNavProps, 'label'> {
  /** The content of "CB CODE". */
  cbCode: ReactNode;
  /** A gift card of the member's catalogue, for the banners; undefined shows a card without a brand. */
  giftCard?: ReactNode;
  /** Whether "CB CODE" is open initially. A change to true opens it and scrolls it into view. */
  codeOpen?: boolean;
  /** The address of the old account's page. */
  oldAccountHref: string;
  /** The `WaysToEarn`, below the navigation. */
  waysToEarn?: ReactNode;
  /** Called when Logout is followed, before the navigation. */
  onLogout: MouseEventHandler<HTMLAnchorElement>;
}

/** The page "More" of a phone, with the dashboard's whole navigation (D9). */
export function SidebarScreen(props: SidebarScreenProps) {
  const {
    cbCode,
    giftCard,
    codeOpen = false,
    oldAccountHref,
    waysToEarn,
    onLogout,
    ...nav
  } = props;
  const [isCodeOpen, setCodeOpen] = useState(codeOpen);
  const codeRef = useRef<HTMLDivElement>(null);
  const { links } = nav;

  useEffect(() => {
    if (!codeOpen) return;
    setCodeOpen(true);
    codeRef.current?.scrollIntoView();
  }, [codeOpen]);

  return (
    <Stack>
      <Heading level={1}>
        All parts of <ProductName />
      </Heading>
      <div className={styles.columns}>
        <Card padding="small">
          <MainNav label="All parts" {...nav} />
        </Card>
        <Card padding="small">
          <div ref={codeRef} className={styles.rows}>
            <Collapsible label="CB CODE" Icon={Ticket} open={isCodeOpen} onOpenChange={setCodeOpen}>
              <li className={styles.code}>{cbCode}</li>
            </Collapsible>
            <nav aria-label="Account and help" className={styles.rows}>
              <NavLink href={links.accountSettings} Icon={Settings}>
                My Account Settings
              </NavLink>
              <NavLink href={oldAccountHref} Icon={History}>
                Old account
              </NavLink>
              <NavLink href={links.news} Icon={Newspaper}>
                News
              </NavLink>
              <NavLink href={links.videoGuides} Icon={CirclePlay}>
                Video Guides
              </NavLink>
              <NavLink href={links.help} Icon={CircleHelp} external>
                Help
              </NavLink>
              <NavLink href={links.testimonial} Icon={MessageSquareQuote} external>
                Submit Testimonial
              </NavLink>
              <NavLink href={links.logout} Icon={LogOut} onFollow={onLogout}>
                Logout
              </NavLink>
            </nav>
          </div>
        </Card>
        <PromoCarousel label="More ways to earn" links={links} giftCard={giftCard} />
      </div>
      {waysToEarn}
    </Stack>
  );
}
