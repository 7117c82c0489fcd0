import {
  BadgePercent,
  ClipboardCheck,
  LayoutGrid,
  ListChecks,
  ShoppingBag,
  Table2,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { PlaceList } from '#ui/components/PlaceList/PlaceList.tsx';

/** The parts of the site where members earn. */
export type WayToEarn =
  | 'surveys'
  | 'offerWalls'
  | 'cashBack'
  | 'coupons'
  | 'tasks'
  | 'surveyTables'
  | 'referrals'
  | 'cbCodes';

interface Words {
  Icon: LucideIcon;
  name: string;
  text: string;
}

/** In the order in which they are listed. */
const words: Readonly<Record<WayToEarn, Words>> = {
  surveys: { Icon: ListChecks, name: 'Surveys', text: 'Your opinion, paid by the survey.' },
  offerWalls: {
    Icon: LayoutGrid,
    name: 'Offer walls',
    text: 'Offers and surveys of our partners, a wall each.',
  },
  cashBack: { Icon: ShoppingBag, name: 'Cash back', text: 'CB for what you buy in online shops.' },
  coupons: { Icon: BadgePercent, name: 'Coupons', text: 'Coupons for things you buy anyway.' },
  tasks: { Icon: ClipboardCheck, name: 'Tasks', text: 'Small jobs that take a few minutes.' },
  surveyTables: {
    Icon: Table2,
    name: 'Survey tables',
    text: 'The surveys of all partners, row by row.',
  },
  referrals: { Icon: Users, name: 'Referrals', text: 'A share of what your friends earn.' },
  cbCodes: { Icon: Ticket, name: 'CB codes', text: 'A code that you were given becomes CB.' },
};

export interface WaysToEarnProps {
  /** Returns the address of a way to earn. */
  hrefOf: (way: WayToEarn) => string;
  /** The number of surveys that are open now; undefined while unknown. */
  surveys?: number | undefined;
}

const isWay = (way: string): way is WayToEarn => Object.hasOwn(words, way);

/** Everything that earns CB, on the survey wall and on a phone's "More" (D190). */
export function WaysToEarn({ hrefOf, surveys }: WaysToEarnProps) {
  const counts: Partial<Record<WayToEarn, string>> = surveys
    ? { surveys: `${surveys} open now` }
    : {};
  return (
    <PlaceList
      title="All ways to earn"
      places={Object.keys(words)
        .filter(isWay)
        .map((way) => ({ ...words[way], href: hrefOf(way), count: counts[way] }))}
    />
  );
}
