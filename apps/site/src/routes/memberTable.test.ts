import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { routeTable } from './memberTable.tsx';

const paths = routeTable.map(({ path }) => path);

test('each address has one screen', () => {
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('each address is within its area', () => {
  const isOutside = ({ area, path }: (typeof routeTable)[number]) => {
    const within = {
      public: '/home/*',
      alone: '/accountsettings/*',
      member: path === '/email/reset' ? path : '/dashboard/*',
      offers: '/dashboard/offers/*',
      offerwallcb: '/dashboard/offerwallcb/*',
    }[area];
    return matchPath(within, path) === null;
  };
  expect(routeTable.filter(isOutside)).toEqual([]);
});

test('the containers open on their first page [OFW-04] [OWC-03]', () => {
  const first = (wanted: string) => routeTable.find(({ area }) => area === wanted)?.path;
  expect(first('offers')).toBe('/dashboard/offers/wall');
  expect(first('offerwallcb')).toBe('/dashboard/offerwallcb/rapidoreach');
});
