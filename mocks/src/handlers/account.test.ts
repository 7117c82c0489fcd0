import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpClient } from '../serve/testClient.ts';
import { startTestSite, type TestSite } from '../serve/testSite.ts';
import { balanceOf } from '../world/ledger.ts';
import { demoLogin, demoMemberId, otherLogin, otherMemberId } from '../world/members.ts';

const demo = { Email: demoLogin.email, Password: demoLogin.password };
const deletion = { userPassword: demoLogin.password, accountDeletionConfirmation: true };
const paths = [
  '/changepassword',
  '/email/unsubscribeLink',
  '/email/reset',
  '/accountsettings/getdetailsToDeleteAccount',
  '/accountsettings/DeleteMyUserAccount',
];

let site: TestSite;
let client: HttpClient;

beforeAll(async () => {
  site = await startTestSite({ delay: async () => {} });
});

afterAll(() => site.close());

beforeEach(async () => {
  site.backend.reset();
  client = new HttpClient(site.url);
  await client.open('/');
  await client.post('/ath', demo);
});

/** A sentence for the member. */
const sentence = expect.stringMatching(/^[A-Z].+\.$/);

const wrongField = (FieldName: string) => ({
  ErrorCode: 'INVALID_INPUT',
  Errors: [sentence],
  fieldErrors: {
    List: [{ FieldName, Errors: ['The password is wrong. Check it and try again.'] }],
  },
});

it.each(paths)('%s answers 401 to a visitor', async (path) => {
  const visitor = new HttpClient(site.url);
  await visitor.open('/');
  const { status, json } = await visitor.post(path, deletion);
  expect(status).toBe(401);
  expect(json).toMatchObject({ ErrorCode: 'NOT_SIGNED_IN' });
  expect(site.backend.world.state.members).toHaveLength(2);
});

describe('the link to unsubscribe', () => {
  it('is returned for a call without a body', async () => {
    const unsubscribe = await client.post('/email/unsubscribeLink', '');
    expect(unsubscribe.json).toMatchObject({
      ErrorCode: 'SUCCESS',
      Data: [{ UnSubscribeLink: expect.stringMatching(/^https:/) }],
    });
  });
});

describe('/changepassword', () => {
  it('sends a link, and refuses a missing address', async () => {
    const sent = await client.post('/changepassword', { Email: demo.Email });
    expect(sent.json).toMatchObject({ ErrorCode: 'SUCCESS', Info: [expect.any(String)] });
    const none = await client.post('/changepassword', {});
    expect(none.json).toMatchObject({ ErrorCode: 'INVALID_INPUT', Errors: [expect.any(String)] });
  });
});

describe('/email/reset', () => {
  const asked = { Email: ' New@mail.example', Password: demo.Password };

  it('is a page of the site for document requests only', async () => {
    const { status, text } = await client.open('/email/reset');
    expect(status).toBe(200);
    expect(text).toContain('<title>Site</title>');
    const other = await client.send('/email/reset', { headers: { Accept: 'application/json' } });
    expect(other.status).toBe(405);
  });

  it('changes the login of the member, and nothing else', async () => {
    const { json } = await client.post('/email/reset', asked);
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Info: [sentence] });
    const details = await client.post('/accountsettings/getdetailsToDeleteAccount', '');
    expect(details.json).toMatchObject({ Data: [{ UserEmail: 'new@mail.example' }] });
    const login = await client.post('/ath', { ...asked, Email: 'new@mail.example' });
    expect(login.json).toMatchObject({ ErrorCode: 'SUCCESS' });
    expect((await client.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'LOGIN_FAILED' });
    const other = { Email: otherLogin.email, Password: otherLogin.password };
    expect((await client.post('/ath', other)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });

  it('refuses a wrong password, a malformed and a taken address', async () => {
    const wrong = await client.post('/email/reset', { ...asked, Password: 'no' });
    expect(wrong.json).toMatchObject(wrongField('Password'));
    const malformed = await client.post('/email/reset', { ...asked, Email: 'nonsense' });
    expect(malformed.json).toMatchObject({
      fieldErrors: { List: [{ FieldName: 'Email', Errors: [sentence] }] },
    });
    const taken = await client.post('/email/reset', { ...asked, Email: otherLogin.email });
    expect(taken.json).toMatchObject({ ErrorCode: 'DUPLICATE_EMAIL', Errors: [sentence] });
    const own = await client.post('/email/reset', { ...asked, Email: demo.Email });
    expect(own.json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });
});

describe('deletion', () => {
  const path = '/accountsettings/DeleteMyUserAccount';

  it('returns the e-mail and the balance beforehand', async () => {
    const { json } = await client.post('/accountsettings/getdetailsToDeleteAccount', '');
    const cbTotal = balanceOf(site.backend.world, demoMemberId);
    expect(json).toMatchObject({ Data: [{ UserEmail: demo.Email, cbTotal }] });
  });

  it('removes the member, all CB and all sessions [DEL-08]', async () => {
    const second = new HttpClient(site.url);
    await second.open('/');
    await second.post('/ath', demo);
    const { json } = await client.post(path, deletion);
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Info: ['Your account has been deleted.'] });
    const { world } = site.backend;
    expect(balanceOf(world, demoMemberId)).toBe(0);
    expect(world.state.members.map(({ id }) => id)).toEqual([otherMemberId]);
    expect(world.state.sessions).toEqual([]);
    for (const each of [client, second]) {
      expect((await each.post('/getUserIdFromSession')).status).toBe(401);
    }
    expect((await client.post('/ath', demo)).json).toMatchObject({ ErrorCode: 'LOGIN_FAILED' });
    const other = { Email: otherLogin.email, Password: otherLogin.password };
    expect((await client.post('/ath', other)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });

  it('refuses a wrong password and names the field', async () => {
    const { json } = await client.post(path, { ...deletion, userPassword: 'no' });
    expect(json).toMatchObject(wrongField('userPassword'));
    expect((await client.post('/getUserIdFromSession')).status).toBe(200);
  });

  it.each([undefined, false, 'true', 1, [true]])('refuses the confirmation %j', async (given) => {
    const { json } = await client.post(path, { ...deletion, accountDeletionConfirmation: given });
    expect(json).toMatchObject({
      fieldErrors: {
        List: [{ FieldName: 'accountDeletionConfirmation', Errors: [sentence] }],
      },
    });
    expect(site.backend.world.state.members).toHaveLength(2);
  });
});
