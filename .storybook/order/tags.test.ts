import { expect, test } from 'vitest';
import { tagsOf } from './tags.ts';

test.each([
  ['Screens/OfferWalls/Parts/A', 'offer-walls'],
  ['Features/OfferWalls/A', 'offer-walls !manifest'],
  ['Features/Redeem/LegacyOrders', 'redeem legacy !manifest'],
  ['Components/Data/A', ''],
])('tags %s with its area', (title, tags) => {
  expect(tagsOf(title, 'Ready').join(' ')).toBe(tags);
});

test('tags what a container does as an edge case, a state as none', () => {
  const tags = tagsOf('Features/Store/A', 'Pressed Twice');
  expect(tags).toEqual(['store', 'edge-case', '!manifest']);
  expect(tagsOf('Screens/Store/A', 'Pressed Twice')).toEqual(['store']);
});

test.each([
  ['Extreme Text', '', ['edge-case']],
  ['Longest Day', '', []],
  ['Phone', "({ ...inViewport('phone') })", ['phone']],
  ['Least', "(inViewport('least', 'dark phone'))", ['phone']],
  ['Ready', "({ ...inViewport('tablet') })", []],
  ['Looks', '', ['looks', '!manifest']],
])('tags the story %s by what it shows', (name, source, tags) => {
  expect(tagsOf('Components/Data/A', name, source)).toEqual(tags);
});
