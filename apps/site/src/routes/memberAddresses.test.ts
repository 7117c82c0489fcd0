import { expect, test } from 'vitest';
import { isMembersAddress } from './memberAddresses.ts';

test.each(['/dashboard', '/dashboard/offers/wall', '/dashboard/nothing', '/email/reset'])(
  '%s is inside the shell',
  (path) => {
    expect(isMembersAddress(path)).toBe(true);
  },
);

test.each(['/', '/home/login', '/dashboards', '/email', '/email/reset/more', '/logout'])(
  '%s is not',
  (path) => {
    expect(isMembersAddress(path)).toBe(false);
  },
);
