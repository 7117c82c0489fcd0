import { expect, test } from 'vitest';
import { inboxMessages } from './inboxMessages.ts';

const links = {
  surveys: '/s',
  referAndEarn: '/r',
  giftCards: '/g',
  games: 'https://games.example/',
  welcome: '/w',
};

test('the five messages are the specified ones, each with its link [INB-06] [INB-09]', () => {
  expect(
    inboxMessages(links, 'CB Rewards').map(({ subject, link }) => [subject, link.href]),
  ).toEqual([
    ['New surveys added', '/s'],
    ['Revenue share raised', '/r'],
    ['New gift cards', '/g'],
    ['Games do not earn CBs', 'https://games.example/'],
    ['Welcome to CB Rewards', '/w'],
  ]);
});

test('each message has an id of its own, a sender, a text and the name of its link', () => {
  const messages = inboxMessages(links, 'CB Rewards');
  expect(new Set(messages.map(({ id }) => id)).size).toBe(5);
  const texts = messages.flatMap(({ sender, text, link }) => [sender, text, link.label]);
  expect(texts).not.toContain('');
});

test('only the games are outside the site', () => {
  const external = inboxMessages(links, 'CB Rewards').filter(({ link }) => link.external);
  expect(external.map(({ id }) => id)).toEqual(['games']);
});
