import { webUrl } from '#ui/platform/outsideUrl.ts';

/** The content to share; `url` is http or https. */
export interface ShareContent {
  /** The link to share. */
  readonly url: string;
  /** The title of the shared page, for networks and emails that show one. */
  readonly title: string;
  /** A sentence from the member, before the link. */
  readonly text: string;
  /** A picture for networks that pin one; http or https. */
  readonly image?: string | undefined;
  /** The operator's Facebook app id, which Messenger requires. */
  readonly messengerAppId?: string | undefined;
}

/** Sites that open in a window, in display order (D25). */
const sites = {
  Facebook: ({ url }) => toAddress('https://www.facebook.com/sharer/sharer.php', { u: url }),
  X: ({ url, text }) => toAddress('https://x.com/intent/post', { url, text }),
  LinkedIn: ({ url }) => toAddress('https://www.linkedin.com/sharing/share-offsite/', { url }),
  WhatsApp: ({ url, text }) =>
    toAddress('https://api.whatsapp.com/send', { text: `${text} ${url}` }),
  Telegram: ({ url, text }) => toAddress('https://t.me/share/url', { url, text }),
  Reddit: ({ url, title }) => toAddress('https://www.reddit.com/submit', { url, title }),
  Pinterest: ({ url, text, image = '' }) =>
    toAddress('https://www.pinterest.com/pin/create/button/', {
      url,
      description: text,
      media: image,
    }),
  Tumblr: ({ url, title, text }) =>
    toAddress('https://www.tumblr.com/widgets/share/tool', {
      canonicalUrl: url,
      title,
      caption: text,
    }),
  Messenger: ({ url, messengerAppId = '' }) =>
    toAddress('https://www.facebook.com/dialog/send', {
      app_id: messengerAppId,
      link: url,
      redirect_uri: url,
    }),
} satisfies Record<string, (content: ShareContent) => string>;

/** The device's apps. Spaces must be encoded as %20, since these do not decode a plus. */
const deviceApps = {
  SMS: ({ url, text }) => `sms:?&body=${encodeURIComponent(`${text} ${url}`)}`,
  Email: ({ url, title, text }) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
} satisfies Record<string, (content: ShareContent) => string>;

/** A site that opens in a window. */
export type Site = keyof typeof sites;
/** An app of the device. */
export type DeviceApp = keyof typeof deviceApps;
/** The target of a share button. */
export type ShareTarget = Site | DeviceApp | 'Print' | 'Copy link';

/** The 13 targets of the referral page and the top banners, and the 8 of the other banners (D25). */
export const shareTargets = {
  all: [
    'Facebook',
    'X',
    'LinkedIn',
    'WhatsApp',
    'Telegram',
    'Reddit',
    'Pinterest',
    'Tumblr',
    'Messenger',
    'SMS',
    'Email',
    'Print',
    'Copy link',
  ],
  few: ['Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Telegram', 'Pinterest', 'Email', 'Copy link'],
} as const satisfies Record<string, readonly ShareTarget[]>;

/** Whether a target is a site that opens in a window. */
export const isSite = (target: ShareTarget): target is Site => Object.hasOwn(sites, target);
/** Whether a target is an app of the device. */
export const isDeviceApp = (target: ShareTarget): target is DeviceApp =>
  Object.hasOwn(deviceApps, target);

/** Returns the URL that opens a target with the content. */
export function addressOf(target: Site | DeviceApp, content: ShareContent): string {
  return isSite(target) ? sites[target](content) : deviceApps[target](content);
}

/** Whether an address is an http or https URL without credentials, which sharing requires (SHR-02). */
export const isShareable = (address: string): boolean =>
  /^https?:\/\//i.test(address) && webUrl(address) !== undefined;

function toAddress(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== '') url.searchParams.set(name, value);
  }
  return url.href;
}
