import { afterEach, beforeEach, expect, it } from 'vitest';
import { HttpClient } from './testClient.ts';
import { startTestSite, type TestSite } from './testSite.ts';
import { balanceOf } from '../world/ledger.ts';
import { demoLogin, demoMemberId } from '../world/members.ts';

let site: TestSite;
let client: HttpClient;

const payza = '/payza/createOrder';

beforeEach(async () => {
  site = await startTestSite();
  client = new HttpClient(site.url);
  await client.open('/');
  await client.post('/ath', { Email: demoLogin.email, Password: demoLogin.password });
});

afterEach(() => site.close());

it('drops the given number of answers after the calls were carried out', async () => {
  const balance = () => balanceOf(site.backend.world, demoMemberId);
  const before = balance();
  site.backend.dropAnswers(payza, 2);
  for (const sent of [1, 2]) {
    await expect(client.post(payza, { cbCount: 1000 })).rejects.toThrow('fetch failed');
    expect(before - balance()).toBe(1000 * sent);
    expect(site.backend.callsTo(payza)).toBe(sent);
  }
  expect((await client.post('/getUserIdFromSession')).status).toBe(200);
  site.backend.dropAnswers(payza);
  site.backend.dropAnswers(payza, 0);
  const { json } = await client.post(payza, { cbCount: 1 });
  expect(json).toMatchObject({ ErrorCode: 'INVALID_INPUT' });
  expect(site.backend.callsTo(payza)).toBe(3);
});

it('returns the dropped answer when the request is retried with its key', async () => {
  const orders = () => site.backend.world.state.orders.length;
  const before = orders();
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  site.backend.dropAnswers(payza, 7);
  for (let sent = 1; sent <= 7; sent++) {
    const lost = client.post(payza, { cbCount: 1000 }, headers);
    await expect(lost).rejects.toThrow('fetch failed');
  }
  const { json } = await client.post(payza, { cbCount: 1000 }, headers);
  expect(json).toMatchObject({ Info: ['Your order for 1,000 CB has been placed.'] });
  expect(orders() - before).toBe(1);
  const path = '/accountsettings/DeleteMyUserAccount';
  const body = { userPassword: demoLogin.password, accountDeletionConfirmation: true };
  const again = { 'Idempotency-Key': crypto.randomUUID() };
  site.backend.dropAnswers(path);
  await expect(client.post(path, body, again)).rejects.toThrow('fetch failed');
  expect((await client.post(path, body, again)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
});
