/** A picture for members to share: a file of the site with a permanent address. */
export interface Banner {
  /** A unique id; for banners of standard sizes, the size. */
  readonly id: string;
  /** In px, like `height`. */
  readonly width: number;
  readonly height: number;
  /** The alternative text. */
  readonly alt: string;
  /** The absolute URL. */
  readonly src: string;
}

/** The embed codes of a banner; empty while the referral link is unknown. */
export interface BannerCodes {
  readonly html: string;
  readonly bbcode: string;
}
