import { expect, test, vi } from 'vitest';
import { brandOf, itemOf } from './catalogue.fixtures.ts';
import { toImage } from './brandImage.ts';
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

test('the picture is the 300w-326ppi variant, or a data address [STO-04]', () => {
  vi.stubGlobal('location', new URL('https://site.example/dashboard'));
  const image = (imageUrls: Record<string, string>) => toImage(brandOf({ imageUrls }));
  const size = '300w-326ppi';
  expect(image({ [size]: 'https://images.example/a.png', '80w-326ppi': 'x' })).toBe(
    'https://images.example/a.png',
  );
  expect(image({ [size]: 'data:image/png;base64,AA' })).toBe('data:image/png;base64,AA');
  for (const bad of ['', '/logout', 'https://site.example/logout', 'data:text/html,x']) {
    expect(image({ [size]: bad })).toBeUndefined();
  }
  expect(image({ '80w-326ppi': 'https://images.example/a.png' })).toBeUndefined();
  vi.unstubAllGlobals();
});
