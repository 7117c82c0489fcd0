import { manualClock } from '@cb/ui/internal/fakePlatform';
import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { progressQuery } from './profile/progress.ts';
import { userStatsQuery } from './shared/member/userStats.ts';
import { basicProfileQuery } from './shared/member/profile.ts';
import { wallQuery } from './offerWalls/offerWallsApi.ts';
import { languagesQuery } from './profile/profileApi.ts';
import { referralsQuery } from './referrals/referralsApi.ts';
import { catalogueQuery, denominationsQuery } from './store/storeApi.ts';
import { serviceCalls, surveysQuery } from './surveys/surveysApi.ts';

const clock = manualClock();
const questionsOf = (userId: string) =>
  ({ userId, provider: 'SAMPLY', language: 'ENG-US' }) as const;

test('caches responses by request and by member', () => {
  const keys = [
    ...['m-7', 'm-8'].flatMap((userId) => [
      progressQuery(questionsOf(userId)).queryKey,
      basicProfileQuery(userId).queryKey,
      userStatsQuery(userId).queryKey,
      referralsQuery(userId, 'UTC').queryKey,
    ]),
    catalogueQuery(clock).queryKey,
    denominationsQuery(clock, 'EUR').queryKey,
    denominationsQuery(clock, 'GBP').queryKey,
    languagesQuery('e').queryKey,
    languagesQuery('en').queryKey,
    wallQuery('bitlabs').queryKey,
    wallQuery('sayso').queryKey,
    surveysQuery('SAMPLY').queryKey,
    surveysQuery('CINT').queryKey,
    surveysQuery('CINT', serviceCalls).queryKey,
  ];
  expect(new Set(keys.map((key) => hashKey(key ?? []))).size).toBe(keys.length);
});
