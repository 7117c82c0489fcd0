import { expect, test } from 'vitest';
import { tagsOf } from './tags.ts';

test.each([
  ['/x/packages/ui/src/screens/OfferWalls/A/A.stories.tsx', 'Screens/OfferWalls/A', 'offer-walls'],
  ['/x/packages/features/src/offerWalls/A.stories.tsx', 'Features/OfferWalls/A', 'offer-walls'],
  ['/x/packages/features/src/redeem/A.stories.tsx', 'Features/LegacyOrderList', 'redeem legacy'],
  ['/x/packages/ui/src/components/A/A.stories.tsx', 'Components/Data/A', ''],
])('tags %s with its area', (file, title, tags) => {
  expect(tagsOf(file, title, 'Ready').join(' ')).toBe(tags);
});

test.each([
  ['Extreme Text', '', ['edge-case']],
  ['Longest Day', '', []],
  ['Phone', "({ ...inViewport('phone') })", ['phone']],
  ['Least', "(inViewport('least', 'dark phone'))", ['phone']],
  ['Ready', "({ ...inViewport('tablet') })", []],
])('tags the story %s by what it shows', (name, source, tags) => {
  expect(tagsOf('A.stories.tsx', 'Components/Data/A', name, source)).toEqual(tags);
});
