/** Inlined in the head of members' documents: sends the calls that their first content needs. */
import { transactionsCall } from '@cb/features/shared/member/transactionsCall';
import { type Call, sendSession } from '@cb/features/shared/session/sendSession';
import { catalogueCall, hasCatalogue } from '@cb/features/store/catalogueCall';
import { surveysCall } from '@cb/features/surveys/surveyCalls';
import { paths } from '../routes/paths.ts';

function callsOf(userId: unknown): readonly Call[] {
  const { pathname, search } = location;
  // The search selects a tab, whose calls differ.
  if (search) return [];
  switch (pathname) {
    case paths.surveys:
      return [surveysCall('YOURSURVEYS')];
    case `${paths.discover}/wall`:
      return [surveysCall('YOURSURVEYS'), surveysCall('SSI')];
    case paths.redeemRewards:
      return hasCatalogue() ? [] : [catalogueCall];
    case paths.earningReport:
      return [transactionsCall(userId)];
    default:
      return [];
  }
}

sendSession(callsOf);
