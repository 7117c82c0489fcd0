/** A picture that members share; a file of the site with an address that stays. */
export interface Banner {
  /** Tells the banners apart; the size, of those with a size. */
  readonly id: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  /** What it says, for who does not see it. */
  readonly alt: string;
  /** Absolute address. */
  readonly src: string;
}

/** What a member pastes elsewhere; empty while the referral link is not known. */
export interface BannerCodes {
  readonly html: string;
  readonly bbcode: string;
}
