/** Where the dashboard's shell leads; the site fills it in. */
export interface ShellLinks {
  dashboard: string;
  offers: string;
  surveys: string;
  referAFriend: string;
  promotionalMaterial: string;
  profile: string;
  earningReport: string;
  giftCards: string;
  redeemRewards: string;
  inbox: string;
  accountSettings: string;
  news: string;
  videoGuides: string;
  /** The banner's offer walls. */
  offerWalls: string;
  /** The navigation as a page of its own. */
  more: string;
  logout: string;
  privacyPolicy: string;
  termsOfService: string;
  referAndEarn: string;
  games: string;
  testimonial: string;
  help: string;
  externalNews: string;
  externalVideoGuides: string;
}
