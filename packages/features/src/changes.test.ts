import { expect, test } from 'vitest';
import { changePassword, deleteAccount, resetEmail } from './account/accountApi.ts';
import { register, resetPassword } from './public/authApi.ts';
import { redeemCode } from './balance/cbCodeRedemption.ts';
import { createLegacyOrder } from './redeem/legacyApi.ts';
import { mockServer } from './shared/wire/mockServer.fixtures.ts';
import { createCashOrder } from './redeem/payza.ts';
import { updateProfile } from './profile/profileApi.ts';
import { sendAnswer } from './profile/questionnaireApi.ts';
import { redeemGiftCard } from './store/storeApi.ts';

const server = mockServer();
const questions = { userId: 'm-7', provider: 'CINT', language: 'FRA-FR' } as const;
const delivery = { idempotencyKey: 'key-1', member: 'm-7' };

/** Calls that change data, each with its path and payload. */
const changes: [string, () => Promise<unknown>, string, object][] = [
  [
    'registration [API-07] [REG-07]',
    () =>
      register({
        email: 'a@b.example',
        password: 'secret',
        repeatPassword: 'other',
        zipcode: '560001',
      }),
    '/register',
    {
      Email: 'a@b.example',
      Gender: 'M',
      ZipCode: '560001',
      Country: 'IN',
      Region: '',
      Password: 'secret',
    },
  ],
  ['password reset [API-09]', () => resetPassword(''), '/resetpassword', { Email: '' }],
  ['CB code [API-12]', () => redeemCode(' Ab\u200BC '), '/cinchCode/redeem', { code: 'AbC' }],
  [
    'deletion [API-15]',
    () => deleteAccount('secret'),
    '/accountsettings/DeleteMyUserAccount',
    { userPassword: 'secret', accountDeletionConfirmation: true },
  ],
  [
    'password change',
    () => changePassword('a@b.example'),
    '/changepassword',
    { Email: 'a@b.example' },
  ],
  [
    'change of e-mail',
    () => resetEmail({ email: 'a@b.example', password: 'secret' }),
    '/email/reset',
    { Email: 'a@b.example', Password: 'secret' },
  ],
  [
    'response [CAL-13]',
    () =>
      sendAnswer(questions, {
        question: 31,
        codes: [2, '3'],
        language: 'FRA-FR',
        stage: 'sending',
      }),
    '/AddUserProfilingByProvider',
    {
      UserId: 'm-7',
      CountryLanguageCode: 'FRA-FR',
      QuestionId: 31,
      ClientCode: 'CINT',
      AnswerId: [2, '3'],
    },
  ],
  [
    'profile [CAL-14]',
    () =>
      updateProfile('m-7', {
        firstName: 'Ada',
        lastName: 'Byron',
        city: 'London',
        zipCode: 'N1',
        email: 'a@b.example',
        username: 'ada',
      }),
    '/updateBasicProfile',
    {
      UserId: 'm-7',
      FirstName: 'Ada',
      City: 'London',
      LastName: 'Byron',
      ZipCode: 'N1',
      Email: 'a@b.example',
      Username: 'ada',
    },
  ],
];

test.each(changes)('sends the %s', async (_name, call, path, body) => {
  server.succeed();
  await call();
  await call();
  const [first, second] = server.sent();
  expect(first).toMatchObject({ method: 'POST', path, body });
  expect(first?.body).toEqual(body);
  // Each submit has its own key (D59).
  expect(first?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
});

/** Redemptions, each with its path and the confirmed order. */
const redemptions: [string, () => Promise<unknown>, string, object][] = [
  [
    'cash [CAL-23] [PAY-08] [PAY-15]',
    () => createCashOrder({ cb: 1250 }, delivery),
    '/payza/createOrder',
    { cbCount: 1250 },
  ],
  [
    'option of old [CAL-36]',
    () =>
      createLegacyOrder(
        { choice: 'UPI', cb: 1250, info: [{ name: 'VPA', value: 'a@b' }] },
        delivery,
      ),
    '/redemption/create',
    { PartnerCode: 'UPI', CB: 1250, AdditionalInfo: [{ name: 'VPA', value: 'a@b' }] },
  ],
  [
    'gift card [CAL-41]',
    () =>
      redeemGiftCard(
        {
          utid: 'U1',
          value: 10,
          cb: 1085,
          email: 'a@b.example',
          encMaxVal: 'max',
          encMinVal: 'min',
        },
        delivery,
      ),
    '/redemption/create',
    {
      PartnerCode: 'TANGOCARDS',
      CB: 1085,
      AdditionalInfo: [
        { name: 'cardUTID', value: 'U1' },
        { name: 'cardValue', value: 10 },
        { name: 'email', value: 'a@b.example' },
        { name: 'encMaxVal', value: 'max' },
        { name: 'encMinVal', value: 'min' },
      ],
    },
  ],
];

test.each(redemptions)('redeems: %s', async (_name, call, path, body) => {
  server.succeed();
  await call();
  const [sent] = server.sent();
  expect(sent).toMatchObject({ method: 'POST', path });
  expect(sent?.body).toEqual(body);
  expect(sent?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(sent?.headers.get('X-CB-Member')).toBe('m-7');
});
