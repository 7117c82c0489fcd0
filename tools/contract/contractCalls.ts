import * as v from 'valibot';
import {
  cintRecord,
  accountDetailsRecord,
  unsubscribeRecord,
} from '../../packages/features/src/account/accountApi.ts';
import { grantRecord } from '../../packages/features/src/balance/cbCodeRedemption.ts';
import { balanceRecord } from '../../packages/features/src/shared/member/balance.ts';
import { profileRecord } from '../../packages/features/src/shared/member/profile.ts';
import { progressRow } from '../../packages/features/src/profile/progress.ts';
import { userStatsRecord } from '../../packages/features/src/shared/member/userStats.ts';
import { referralLinkRecord } from '../../packages/features/src/shared/member/referralLink.ts';
import { sessionRecord } from '../../packages/features/src/shared/session/session.ts';
import { providers } from '../../packages/features/src/offerWalls/providers.ts';
import { languageRow } from '../../packages/features/src/profile/profileApi.ts';
import { questionRecord } from '../../packages/features/src/profile/questionnaireApi.ts';
import { redemptionRecord } from '../../packages/features/src/redeem/legacyApi.ts';
import {
  order,
  transaction,
} from '../../packages/features/src/shared/member/ordersAndTransactions.ts';
import { catalogueRecord } from '../../packages/features/src/store/storeApi.ts';
import { denomination } from '../../packages/features/src/store/catalogue.ts';
import { surveyItem } from '../../packages/features/src/surveys/toSurvey.ts';

/** A call of the site that a server has to respond to (API-04, CAL-01). */
export interface ContractCall {
  readonly path: `/${string}`;
  readonly summary: string;
  /** The schema of `Data`. */
  readonly data: v.GenericSchema;
  /** An example of the body, with `{userId}` for the member's id; `undefined` if none is sent. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly method?: 'get';
  /** Whether it is called without a session. */
  readonly isPublic?: true;
  /** Whether it changes something and must support idempotency keys (D59). */
  readonly isOnce?: true;
  /** Whether it takes CB, and must refuse a request that names another member (D60). */
  readonly takesCb?: true;
}

type Path = ContractCall['path'];
type Body = ContractCall['body'];
type Schema = v.GenericSchema;

function read(path: Path, summary: string, data: Schema, body?: Body): ContractCall {
  return { path, summary, data, body };
}

const anything = v.array(v.unknown());

/** Data of which the site reads the first record, which every member has. */
const firstRecord = (record: Schema) => v.looseTuple([record]);

function change(path: Path, summary: string, body: Body, data: Schema = anything): ContractCall {
  return { path, summary, data, body, isOnce: true };
}

const surveys = (path: Path, PartnerCode: string) =>
  read(path, `Surveys of ${PartnerCode}`, v.array(surveyItem), { PartnerCode, limit: 50, skip: 0 });

const walls = Object.values(providers).flatMap((provider) => {
  if (!('call' in provider)) return [];
  const key = 'linkKey' in provider && provider.linkKey;
  const record = key ? v.looseObject({ [key]: v.string() }) : v.unknown();
  return [read(provider.call, `Link of ${provider.name}`, firstRecord(record))];
});

// Examples of bodies.
const Email = 'member@mail.example';
const login = { Email, Password: 'a password' };
export const signUp = { ...login, Gender: 'male', ZipCode: '12345', Country: 'US', Region: 'US' };
const deletion = { userPassword: 'a password', accountDeletionConfirmation: true };
const user = { UserId: '{userId}' };
const progress = { ...user, CountryLanguageId: 'ENG-US', PartnerCode: 'CINT' };
const language = { ...user, CountryLanguageCode: 'ENG-US' };
const question = { ...language, PartnerCode: 'CINT', QuestionID: 1 };
const answer = { ...language, QuestionId: 1, ClientCode: 'CINT', AnswerId: ['1'] };
const names = { FirstName: 'Ada', LastName: 'Example', City: 'Springfield', ZipCode: '12345' };
const profile = { ...user, ...names, Email, Username: Email };
const page = { ...user, ReferenceId: '', TransactionType: '', Limit: 200, Skip: 0 };
const referrals = { ReferredBy: '{userId}', ReferredTo: '', Limit: 15, Offset: 0 };
const card = { cardUTID: 'U000001', cardValue: 5, email: Email, encMaxVal: 'a', encMinVal: 'b' };
const AdditionalInfo = Object.entries(card).map(([name, value]) => ({ name, value }));
const giftCard = { PartnerCode: 'TANGOCARDS', CB: 500, AdditionalInfo };
const rapidoReach = v.object({ RapidoReachUserId: v.union([v.string(), v.number()]) });

/** All calls, in the order of the specification's table. */
export const contractCalls: readonly ContractCall[] = [
  { ...change('/register', 'Registration', signUp), isPublic: true },
  { ...read('/ath', 'Login', anything, login), isPublic: true },
  { ...change('/resetpassword', 'Mail to reset a password', { Email }), isPublic: true },
  read('/getUserIdFromSession', 'The member of the session', firstRecord(sessionRecord), {}),
  read('/getCbCountByUser', 'The balance', firstRecord(balanceRecord), user),
  change('/cinchCode/redeem', 'Redeems a CB code', { code: 'a code' }, v.array(grantRecord)),
  read('/email/unsubscribeLink', 'Link to unsubscribe from mail', firstRecord(unsubscribeRecord)),
  read(
    '/accountsettings/getdetailsToDeleteAccount',
    'What deleting loses',
    firstRecord(accountDetailsRecord),
  ),
  change('/accountsettings/DeleteMyUserAccount', 'Deletes the account', deletion),
  change('/changepassword', 'Mail to change the password', { Email }),
  change('/email/reset', 'Another login', { ...login, Email: 'other@mail.example' }),
  read('/cint/offerwall', 'Link of the old account', firstRecord(cintRecord)),
  surveys('/getMatchingSurveysByUser', 'SAMPLY'),
  surveys('/rapidoreach/getSurveys', 'RAPIDOREACH'),
  surveys('/yoursurveys/getSurveys', 'YOURSURVEYS'),
  surveys('/ssi/listSurveys', 'SSI'),
  surveys('/cint/getSurveys', 'CINT'),
  read('/myProfileProgressByProvider', 'Questions answered', v.array(progressRow), progress),
  read('/getMyQuestionByProvider', 'A question', v.array(questionRecord), question),
  change('/AddUserProfilingByProvider', 'An answer to a question', answer),
  change('/updateBasicProfile', 'Changes the profile', profile),
  read('/getBasicProfile', 'The profile', firstRecord(profileRecord), user),
  read('/listcountrylanguage', 'Languages', v.array(languageRow), {
    MatchString: 'Eng',
    Limit: 20,
  }),
  {
    ...read('/getUserStats', 'Figures of the member', firstRecord(userStatsRecord)),
    method: 'get',
  },
  read('/ListTransactions', 'What was earned', v.array(transaction), page),
  read('/searchOrders', 'What was redeemed', v.array(order)),
  read('/referral/createUrl', "The member's link for friends", firstRecord(referralLinkRecord)),
  read('/referrals/get', 'Friends who joined', v.array(v.looseObject({})), referrals),
  { ...change('/payza/createOrder', 'Redeems cash', { cbCount: 100 }), takesCb: true },
  read('/getUserIdForRapidoReach', "The member's id at RapidoReach", firstRecord(rapidoReach)),
  ...walls,
  { ...change('/redemption/create', 'Redeems a gift card', giftCard), takesCb: true },
  read('/redemptions/list', 'Redemptions of old', v.array(redemptionRecord), {}),
  read('/redemptions/check', 'Whether the member may redeem', anything, {}),
  read('/tango/getCatalogsForMe', 'The catalogue', firstRecord(catalogueRecord), {}),
  read('/tango/getDefaultDenominations', 'Card values', v.array(denomination), { currency: 'USD' }),
];
