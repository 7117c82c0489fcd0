/** Where the landing page leads; the site fills it in. */
export interface LandingLinks {
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
  /** Social networks, in the order they show. */
  social: readonly { label: string; href: string }[];
}
