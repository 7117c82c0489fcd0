import { describe, expect, test } from 'vitest';
import { addressOf, isDeviceApp, isShareable, isSite, shareTargets } from './targets.ts';

const content = {
  url: 'https://www.cbrewards.example/join?by=a&x=ü+1',
  title: 'Earn & redeem',
  text: 'Join me: 100% free',
};

test('there are 13 targets for the top banners and 8 for the later ones [SHR-04]', () => {
  expect(new Set(shareTargets.all).size).toBe(13);
  expect(new Set(shareTargets.few).size).toBe(8);
});

describe('addressOf', () => {
  test.each(shareTargets.all.filter(isSite))('%s receives the whole link', (site) => {
    const address = new URL(addressOf(site, content));
    expect(address.protocol).toBe('https:');
    expect([...address.searchParams.values()].join(' ')).toContain(content.url);
  });

  test.each(shareTargets.all.filter(isDeviceApp))('%s receives spaces as %%20', (app) => {
    const address = addressOf(app, content);
    expect(address).toContain('Join%20me');
    expect(address).not.toMatch(/\s|\+/);
    expect(decodeURIComponent(address)).toContain(content.url);
  });
});

/** The parameters that each target documents. */
test.each([
  ['Facebook', 'www.facebook.com/sharer/sharer.php', { u: 'U' }],
  ['X', 'x.com/intent/post', { url: 'U', text: 'W' }],
  ['LinkedIn', 'www.linkedin.com/sharing/share-offsite/', { url: 'U' }],
  ['WhatsApp', 'api.whatsapp.com/send', { text: 'W U' }],
  ['Telegram', 't.me/share/url', { url: 'U', text: 'W' }],
  ['Reddit', 'www.reddit.com/submit', { url: 'U', title: 'T' }],
  ['Pinterest', 'www.pinterest.com/pin/create/button/', { url: 'U', description: 'W', media: 'I' }],
  ['Tumblr', 'www.tumblr.com/widgets/share/tool', { canonicalUrl: 'U', title: 'T', caption: 'W' }],
  ['Messenger', 'www.facebook.com/dialog/send', { app_id: 'A', link: 'U', redirect_uri: 'U' }],
] as const)('%s receives its documented parameters', (target, page, parameters) => {
  const whole = { url: 'U', title: 'T', text: 'W', image: 'I', messengerAppId: 'A' };
  const address = new URL(addressOf(target, whole));
  expect(address.host + address.pathname).toBe(page);
  expect(Object.fromEntries(address.searchParams)).toEqual(parameters);
});

test('missing values are not sent', () => {
  const bare = { url: 'U', title: '', text: 'W' };
  expect(new URL(addressOf('Pinterest', bare)).searchParams.has('media')).toBe(false);
  expect(new URL(addressOf('Messenger', bare)).searchParams.has('app_id')).toBe(false);
  expect(new URL(addressOf('Reddit', bare)).searchParams.has('title')).toBe(false);
});

test("the device's apps receive the text and the link", () => {
  const whole = { url: 'U', title: 'T', text: 'W' };
  expect(addressOf('SMS', whole)).toBe('sms:?&body=W%20U');
  expect(addressOf('Email', whole)).toBe('mailto:?subject=T&body=W%0A%0AU');
});

describe('isShareable', () => {
  test.each(['https://a.example', 'http://a.example/x', 'HTTPS://A.example'])(
    'accepts %s',
    (link) => expect(isShareable(link)).toBe(true),
  );

  test.each([
    '',
    'Working',
    'javascript:alert(1)',
    'ftp://a.example',
    '//a.example',
    'https://',
    'https://user:word@a.example',
    'xhttps://a.example',
    'ftp://a.example/?https://b.example',
  ])('refuses “%s” [SHR-02]', (link) => expect(isShareable(link)).toBe(false));
});
