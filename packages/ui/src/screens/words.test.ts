import { expect, test } from 'vitest';
import { unsentText } from '../domain/memberMessages.ts';
import { createInvitation } from './Referrals/ReferralsScreen/createInvitation.ts';

test('unsent answers are counted in a sentence', () => {
  expect([0, 1, 2].map(unsentText)).toEqual([
    '0 answers have not been sent.',
    '1 answer has not been sent.',
    '2 answers have not been sent.',
  ]);
});

test('an invitation has the link, the picture and the product’s name', () => {
  const given = createInvitation({
    productName: 'Acme Rewards',
    url: 'https://a.example/join',
    messengerAppId: '17',
    image: 'https://a.example/b.png',
  });
  expect(given).toMatchObject({
    url: 'https://a.example/join',
    messengerAppId: '17',
    image: 'https://a.example/b.png',
  });
  expect(given.title).toBe('Join me on Acme Rewards');
  expect(given.text).toMatch(/ CB .*link:$/);
});
