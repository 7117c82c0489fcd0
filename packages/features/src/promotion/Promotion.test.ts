import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBannerCodes } from './Promotion.tsx';

const banner = {
  id: 'wide',
  width: 728,
  height: 90,
  alt: 'Earn CB, "free" & <fast>',
  src: 'https://www.cbrewards.example/invites/wide.png',
};
const link = 'https://www.cbrewards.example/join?by=ada&to=[b]"x"\t\u3000\'';

/** Parses the form of BBCode that all forums support. */
function parseBbcode(code: string) {
  const [, target, image] = /^\[url=([^\]]*)\]\[img\]([^[\]]*)\[\/img\]\[\/url\]$/.exec(code) ?? [];
  return { target, image };
}

describe('toBannerCodes', () => {
  test('wraps the link around the banner in HTML [PRO-06]', () => {
    expect(toBannerCodes(banner, 'https://a.example/?x=1&y=2').html).toBe(
      '<a href="https://a.example/?x=1&amp;y=2"><img src="https://www.cbrewards.example/invites/wide.png" alt="Earn CB, &quot;free&quot; &amp; &lt;fast&gt;"></a>',
    );
  });

  test('wraps the link around the banner in BBCode [PRO-06]', () => {
    const { target, image } = parseBbcode(toBannerCodes(banner, link).bbcode);
    expect(image).toBe(banner.src);
    expect(decodeURIComponent(target ?? '')).toBe(link);
  });

  test('is one tag around one image in BBCode, whatever the link', () => {
    fc.assert(
      fc.property(fc.string(), (parameter) => {
        const address = `https://a.example/?x=${parameter}`;
        expect(parseBbcode(toBannerCodes(banner, address).bbcode).image).toBe(banner.src);
      }),
    );
  });
});
