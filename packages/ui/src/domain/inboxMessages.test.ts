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

test('each message has a text, and only the games are outside the site', () => {
  const messages = inboxMessages(links, 'CB Rewards');
  for (const { sender, text, link } of messages) {
    expect([sender, text, link.label].map((words) => words.length > 5)).toEqual([true, true, true]);
  }
  expect(new Set(messages.map(({ id }) => id)).size).toBe(5);
  expect(messages.filter(({ link }) => link.external).map(({ id }) => id)).toEqual(['games']);
  expect(messages.find(({ id }) => id === 'games')?.text).toContain('do not earn CBs');
});
