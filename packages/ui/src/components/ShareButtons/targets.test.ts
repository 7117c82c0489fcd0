import { describe, expect, test } from 'vitest';
import { addressOf, isProgram, isShareable, isSite, shareTargets } from './targets.ts';

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
  test.each(shareTargets.all.filter(isSite))('%s gets the whole link, read back alike', (site) => {
    const address = new URL(addressOf(site, content));
    expect(address.protocol).toBe('https:');
    expect([...address.searchParams.values()].join(' ')).toContain(content.url);
  });

  test.each(shareTargets.all.filter(isProgram))('%s gets blanks as %%20', (program) => {
    const address = addressOf(program, content);
    expect(address).not.toContain('+1');
    expect(address).not.toMatch(/\s|\+/);
    expect(decodeURIComponent(address)).toContain(content.url);
  });
});

describe('isShareable', () => {
  test.each(['https://a.example', 'http://a.example/x', 'HTTPS://A.example'])('takes %s', (link) =>
    expect(isShareable(link)).toBe(true),
  );

  test.each(['', 'Working', 'javascript:alert(1)', 'ftp://a.example', '//a.example', 'https://'])(
    'refuses “%s” [SHR-02]',
    (link) => expect(isShareable(link)).toBe(false),
  );
});
