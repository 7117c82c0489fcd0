import { expect, test } from 'vitest';
import { wordsOfLogin } from './initials.ts';

test.each([
  ['maya.lind@mail.example', 'maya lind'],
  ['zoé_b+cb7@mail.example', 'zoé b cb'],
  ['4711@mail.example', ''],
  ['', ''],
])('the login %j names %j', (name, words) => {
  expect(wordsOfLogin(name)).toBe(words);
});
