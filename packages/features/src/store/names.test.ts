import { expect, test } from 'vitest';
import { brandOf, itemOf } from './catalogue.fixtures.ts';
import { toRewardName } from './toStoreProps.ts';

test.each([
  ['Alder Books $10', 'Alder Books'],
  ['Alder $ Books $10 $20', 'Alder'],
  ['Alder$10', 'Alder$10'],
  [' Alder ', 'Alder'],
  ['', 'The brand'],
  [' $10', 'The brand'],
])('shortens the reward name %j to %j [DTL-03]', (rewardName, shown) => {
  const items = [itemOf({ rewardName }), itemOf({ rewardName: 'Another' })];
  expect(toRewardName(brandOf({ brandName: 'The brand', items }))).toBe(shown);
});

test('a brand without an item uses its own name', () => {
  expect(toRewardName(brandOf({ brandName: 'The brand', items: [] }))).toBe('The brand');
});
