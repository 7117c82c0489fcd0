import type { inboxMessageIds } from './inboxMessageIds.ts';

/** The targets of the messages' links, set by the site. */
export interface InboxLinks {
  /** The page of surveys. */
  surveys: string;
  /** The page that refers friends. */
  referAndEarn: string;
  /** The store of gift cards. */
  giftCards: string;
  /** An external page. */
  games: string;
  /** The welcome message. */
  welcome: string;
}

/** A fixed message of the inbox. */
export interface InboxMessage {
  /** Identifies the message when it is deleted. */
  id: (typeof inboxMessageIds)[number];
  /** The part of the site that it comes from. */
  sender: string;
  /** The line in the list. */
  subject: string;
  /** The content, as plain text. */
  text: string;
  /** The next step; an external link opens in a new tab. */
  link: { label: string; href: string; external?: boolean };
}

/** Returns the five fixed messages (INB-06, D35, D47), newest first. */
export const inboxMessages = (links: InboxLinks, productName: string): readonly InboxMessage[] => [
  {
    id: 'surveys',
    sender: 'CB Surveys',
    subject: 'New surveys added',
    text: 'New surveys are waiting for you. Answer them while there are places left.',
    link: { label: 'See the surveys', href: links.surveys },
  },
  {
    id: 'revenue-share',
    sender: 'Refer & Earn',
    subject: 'Revenue share raised',
    text: 'Your revenue share rose from 10% to 30%: you now get 30% of what your referrals earn.',
    link: { label: 'Refer a friend', href: links.referAndEarn },
  },
  {
    id: 'gift-cards',
    sender: productName,
    subject: 'New gift cards',
    text: 'There are new gift cards to redeem your CB for.',
    link: { label: 'See the gift cards', href: links.giftCards },
  },
  {
    id: 'games',
    sender: 'CB Games',
    subject: 'Games do not earn CBs',
    text: 'Playing games is for fun: games do not earn CBs.',
    link: { label: 'Play games', href: links.games, external: true },
  },
  {
    id: 'welcome',
    sender: productName,
    subject: `Welcome to ${productName}`,
    text: 'You are on our 2.0 point system. Rewards of an old account stay separate: redeem them, and then stop using the old account.',
    link: { label: 'Read the welcome message', href: links.welcome },
  },
];
