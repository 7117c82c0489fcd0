import {
  BadgePercent,
  CirclePlay,
  ClipboardCheck,
  Gamepad2,
  LayoutGrid,
  ListChecks,
  ShoppingBag,
  Table2,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { LinkList } from '#ui/components/LinkList/LinkList.tsx';

/** A part of the site where members earn. */
export type WayToEarn =
  | 'surveys'
  | 'offerWalls'
  | 'cashBack'
  | 'coupons'
  | 'tasks'
  | 'surveyTables'
  | 'referrals'
  | 'cbCodes';

interface Entry {
  /** The part that it links to. */
  way: WayToEarn;
  Icon: LucideIcon;
  name: string;
  text: string;
}

/** In the order in which they are listed. Videos and games that earn CB are on the walls (D301). */
const entries: readonly Entry[] = [
  {
    way: 'surveys',
    Icon: ListChecks,
    name: 'Surveys',
    text: 'Your opinion, paid by the survey.',
  },
  {
    way: 'offerWalls',
    Icon: LayoutGrid,
    name: 'Offer walls',
    text: 'Offers and surveys of our partners, a wall each.',
  },
  {
    way: 'cashBack',
    Icon: ShoppingBag,
    name: 'Cash-back shopping',
    text: 'CB for what you buy in online shops.',
  },
  {
    way: 'offerWalls',
    Icon: CirclePlay,
    name: 'Videos',
    text: 'CB for watching, on the walls of our partners.',
  },
  {
    way: 'offerWalls',
    Icon: Gamepad2,
    name: 'Games',
    text: 'Games on the walls earn CB. Those under “Play Games” are for fun.',
  },
  {
    way: 'coupons',
    Icon: BadgePercent,
    name: 'Coupons',
    text: 'Deals and coupons for things you buy anyway.',
  },
  {
    way: 'tasks',
    Icon: ClipboardCheck,
    name: 'Tasks',
    text: 'Small jobs that take a few minutes.',
  },
  {
    way: 'surveyTables',
    Icon: Table2,
    name: 'Survey tables',
    text: 'The surveys of all partners, row by row.',
  },
  {
    way: 'referrals',
    Icon: Users,
    name: 'Referrals',
    text: 'A share of what your friends earn.',
  },
  {
    way: 'cbCodes',
    Icon: Ticket,
    name: 'CB codes',
    text: 'A code that you were given becomes CB.',
  },
];

export interface WaysToEarnProps {
  /** Returns the address of a way to earn. */
  hrefOf: (way: WayToEarn) => string;
  /** The number of surveys that are open now; undefined while unknown. */
  surveyCount?: number | undefined;
}

/** Links to everything that earns CB, on the survey wall and on a phone's page "More" (D190). */
export function WaysToEarn({ hrefOf, surveyCount }: WaysToEarnProps) {
  const openSurveys = surveyCount ? `${surveyCount} open now` : undefined;
  return (
    <LinkList
      title="All ways to earn"
      links={entries.map(({ way, ...link }) => ({
        ...link,
        href: hrefOf(way),
        badge: way === 'surveys' ? openSurveys : undefined,
      }))}
    />
  );
}
