import * as v from 'valibot';
import {
  detailsRecord,
  unsubscribeRecord,
} from '../../packages/features/src/account/accountApi.ts';
import { cintRecord } from '../../packages/features/src/account/oldAccountApi.ts';
import { grantRecord } from '../../packages/features/src/cbCode/cbCodeApi.ts';
import { balanceRecord } from '../../packages/features/src/member/balance.ts';
import { profileRecord } from '../../packages/features/src/member/basicProfile.ts';
import { progressRow } from '../../packages/features/src/member/profileProgress.ts';
import { referralLinkRecord } from '../../packages/features/src/member/referralLink.ts';
import { sessionRecord } from '../../packages/features/src/member/session.ts';
import { userStatsRecord } from '../../packages/features/src/member/userStats.ts';
import { providers } from '../../packages/features/src/offerWalls/providers.ts';
import { languageRow } from '../../packages/features/src/profile/profileApi.ts';
import { questionRecord } from '../../packages/features/src/profile/questionnaireApi.ts';
import { legacyOrder } from '../../packages/features/src/redeem/legacyApi.ts';
import { order, transaction } from '../../packages/features/src/member/reportsApi.ts';
import { catalogueRecord } from '../../packages/features/src/store/storeApi.ts';
import { denomination } from '../../packages/features/src/store/catalogue.ts';
import { surveyItem } from '../../packages/features/src/surveys/toSurvey.ts';

/** A call of the site that a server has to answer (API-04, CAL-01). */
export interface ContractCall {
  readonly path: `/${string}`;
  readonly method?: 'get';
  readonly summary: string;
  /**
   * An example of the body; `{userId}` is replaced by the member's id. Missing if no body is sent.
   */
  readonly body?: Readonly<Record<string, unknown>>;
  /**
   * The schema of the records in Data. If only the first is read, the others may have any shape.
   */
  readonly record?: v.GenericSchema;
  /** Whether Data must contain a record for every member. */
  readonly hasRecord?: true;
  readonly needs: 'nobody' | 'member';
  /** Whether it changes something and must support idempotency keys (D59). */
  readonly isOnce?: true;
  /** Whether it takes CB, and must refuse a request that names another member (D60). */
  readonly takesCb?: true;
}

const read = (
  path: ContractCall['path'],
  summary: string,
  record: v.GenericSchema,
  body?: ContractCall['body'],
): ContractCall => ({ path, summary, record, needs: 'member', ...(body && { body }) });

const readFirst = (...given: Parameters<typeof read>): ContractCall => ({
  ...read(...given),
  hasRecord: true,
});

const change = (
  path: ContractCall['path'],
  summary: string,
  body: NonNullable<ContractCall['body']>,
  more: Partial<ContractCall> = {},
): ContractCall => ({ path, summary, body, needs: 'member', isOnce: true, ...more });

const user = { UserId: '{userId}' };
const page = { limit: 50, skip: 0 };
const id = v.union([v.string(), v.number()]);

const surveys = (path: ContractCall['path'], PartnerCode: string) =>
  read(path, `Surveys of ${PartnerCode}`, surveyItem, { PartnerCode, ...page });

/** The calls of the providers' records; two pages may share one. */
const walls = new Map(
  Object.values(providers).flatMap((provider) => {
    if (!('call' in provider)) return [];
    const { call, name } = provider;
    if (call === providers.inbrain.call) return [];
    const linkKey = 'linkKey' in provider ? provider.linkKey : undefined;
    const record = linkKey === undefined ? v.unknown() : v.looseObject({ [linkKey]: v.string() });
    return [[call, readFirst(call, `Link of ${name}`, record)] as const];
  }),
);

/** All calls, in the order of the specification's table. */
export const contractCalls: readonly ContractCall[] = [
  change(
    '/register',
    'Registration',
    {
      Email: 'member@mail.example',
      Gender: 'male',
      ZipCode: '12345',
      Country: 'US',
      Region: 'US',
      Password: 'a password',
    },
    { needs: 'nobody' },
  ),
  {
    path: '/ath',
    summary: 'Login',
    body: { Email: 'member@mail.example', Password: 'a password' },
    needs: 'nobody',
  },
  change(
    '/resetpassword',
    'Mail to reset a password',
    { Email: 'member@mail.example' },
    {
      needs: 'nobody',
    },
  ),
  readFirst('/getUserIdFromSession', 'The member of the session', sessionRecord, {}),
  readFirst('/getCbCountByUser', 'The balance', balanceRecord, user),
  change('/cinchCode/redeem', 'Redeems a CB code', { code: 'a code' }, { record: grantRecord }),
  readFirst('/email/unsubscribeLink', 'Link to unsubscribe from mail', unsubscribeRecord),
  readFirst(
    '/accountsettings/getdetailsToDeleteAccount',
    'What is lost with the account',
    detailsRecord,
  ),
  change('/accountsettings/DeleteMyUserAccount', 'Deletes the account', {
    userPassword: 'a password',
    accountDeletionConfirmation: true,
  }),
  change('/changepassword', 'Mail to change the password', { Email: 'member@mail.example' }),
  change('/email/reset', 'Another address to log in with', {
    Email: 'other@mail.example',
    Password: 'a password',
  }),
  readFirst('/cint/offerwall', 'Link of the old account', cintRecord),
  surveys('/getMatchingSurveysByUser', 'SAMPLY'),
  surveys('/rapidoreach/getSurveys', 'RAPIDOREACH'),
  surveys('/yoursurveys/getSurveys', 'YOURSURVEYS'),
  surveys('/ssi/listSurveys', 'SSI'),
  surveys('/cint/getSurveys', 'CINT'),
  read('/myProfileProgressByProvider', 'Which questions are answered', progressRow, {
    ...user,
    CountryLanguageId: 'ENG-US',
    PartnerCode: 'CINT',
  }),
  read('/getMyQuestionByProvider', 'A question', questionRecord, {
    ...user,
    PartnerCode: 'CINT',
    CountryLanguageCode: 'ENG-US',
    QuestionID: 1,
  }),
  change('/AddUserProfilingByProvider', 'An answer to a question', {
    ...user,
    CountryLanguageCode: 'ENG-US',
    QuestionId: 1,
    ClientCode: 'CINT',
    AnswerId: ['1'],
  }),
  change('/updateBasicProfile', 'Changes the profile', {
    ...user,
    FirstName: 'Ada',
    LastName: 'Example',
    City: 'Springfield',
    ZipCode: '12345',
    Email: 'member@mail.example',
    Username: 'member@mail.example',
  }),
  readFirst('/getBasicProfile', 'The profile', profileRecord, user),
  read('/listcountrylanguage', 'Languages to choose from', languageRow, {
    MatchString: 'Eng',
    Limit: 20,
  }),
  { ...readFirst('/getUserStats', 'Figures of the member', userStatsRecord), method: 'get' },
  read('/ListTransactions', 'What was earned', transaction, {
    ...user,
    ReferenceId: '',
    TransactionType: '',
    Limit: 200,
    Skip: 0,
  }),
  read('/searchOrders', 'What was redeemed', order),
  readFirst('/referral/createUrl', "The member's link for friends", referralLinkRecord),
  read('/referrals/get', 'Friends who joined', v.looseObject({}), {
    ReferredBy: '{userId}',
    ReferredTo: '',
    Limit: 15,
    Offset: 0,
  }),
  change('/payza/createOrder', 'Redeems cash', { cbCount: 100 }, { takesCb: true }),
  readFirst(
    '/getUserIdForRapidoReach',
    "The member's id at RapidoReach",
    v.object({ RapidoReachUserId: id }),
  ),
  readFirst(providers.inbrain.call, 'Link of inBrain', v.looseObject({})),
  ...walls.values(),
  change(
    '/redemption/create',
    'Redeems a gift card',
    {
      PartnerCode: 'TANGOCARDS',
      CB: 500,
      AdditionalInfo: [
        { name: 'cardUTID', value: 'U000001' },
        { name: 'cardValue', value: 5 },
        { name: 'email', value: 'member@mail.example' },
        { name: 'encMaxVal', value: 'a' },
        { name: 'encMinVal', value: 'b' },
      ],
    },
    { takesCb: true },
  ),
  read('/redemptions/list', 'Redemptions of old', legacyOrder, {}),
  read('/redemptions/check', 'Whether the member may redeem', v.unknown(), {}),
  readFirst('/tango/getCatalogsForMe', 'The catalogue', catalogueRecord, {}),
  read('/tango/getDefaultDenominations', 'Values of variable cards', denomination, {
    currency: 'USD',
  }),
];
