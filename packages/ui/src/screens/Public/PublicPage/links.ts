/** The targets of the public area's links, set by the site. */
export interface PublicLinks {
  login: string;
  signUp: string;
  home: string;
  cashBack: string;
  surveys: string;
  discover: string;
  redeem: string;
  privacyPolicy: string;
  termsOfService: string;
  referAndEarn: string;
  help: string;
  blog: string;
  about: string;
  contact: string;
  advertise: string;
  games: string;
  sitemap: string;
  /** The social networks, in display order. */
  social: readonly { label: string; href: string }[];
}
