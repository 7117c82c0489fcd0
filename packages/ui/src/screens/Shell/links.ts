/** The targets of the dashboard shell's links, set by the site. */
export interface ShellLinks {
  dashboard: string;
  offers: string;
  surveys: string;
  referAFriend: string;
  promotionalMaterial: string;
  profile: string;
  earningReport: string;
  /** The static page about gift cards. */
  giftCards: string;
  /** The rewards store. */
  redeemRewards: string;
  inbox: string;
  accountSettings: string;
  news: string;
  videoGuides: string;
  offerWalls: string;
  /** The target of the banner for offer walls. */
  moreOfferWalls: string;
  /** The page with all links of the navigation, for phones. */
  more: string;
  logout: string;
  privacyPolicy: string;
  termsOfService: string;
  referAndEarn: string;
  games: string;
  testimonial: string;
  help: string;
  /** The news outside the site; `news` is the page that frames it. */
  externalNews: string;
  /** The guides outside the site; `videoGuides` is the page that frames them. */
  externalVideoGuides: string;
}
