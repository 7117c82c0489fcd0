import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { accountDetailsQuery, cintQuery, unsubscribeQuery } from './accountApi.ts';

const server = mockServer();
const fetchDetails = () => createQueryClient().fetchQuery(accountDetailsQuery);

test.each(['https://mail.example/stop?m=7', 'http://mail.example/stop'])(
  'reads the unsubscribe link %s [API-13] [ACC-06]',
  async (UnSubscribeLink) => {
    server.succeed({ UnSubscribeLink });
    expect(await createQueryClient().fetchQuery(unsubscribeQuery)).toBe(UnSubscribeLink);
  },
);

test.each(['', 'soon', '/stop', 'javascript:alert(1)', 7, undefined])(
  'rejects %j as an unsubscribe link',
  async (UnSubscribeLink) => {
    server.succeed({ UnSubscribeLink });
    await expect(createQueryClient().fetchQuery(unsubscribeQuery)).rejects.toThrow(
      'The call ended as responded.',
    );
    expect(server.failures()).toEqual([
      { kind: 'malformed', path: '/email/unsubscribeLink', reason: 'unexpected-data' },
    ]);
  },
);

test('reads the member’s e-mail and balance [API-14] [DEL-01]', async () => {
  server.succeed({ UserEmail: 'a@b.example', cbTotal: 1250.5 });
  expect(await fetchDetails()).toMatchObject({
    status: 'ready',
    email: 'a@b.example',
    balance: 1250.5,
  });
  server.succeed({ UserEmail: 'a@b.example', cbTotal: '1250.5' });
  expect(await fetchDetails()).toMatchObject({ balance: 1250.5 });
});

test.each([undefined, null, '', 'many', {}])(
  'an account whose balance is %j can still be deleted',
  async (cbTotal) => {
    server.succeed({ UserEmail: 'a@b.example', cbTotal });
    expect(await fetchDetails()).toMatchObject({
      status: 'ready',
      email: 'a@b.example',
      balance: NaN,
    });
  },
);

test('refused details keep their envelope, without the record [DEL-12]', async () => {
  server.respond({ ErrorCode: 'BUSY', Errors: ['Later.'], Data: [{ UserEmail: 'a@b.example' }] });
  expect(await fetchDetails()).toEqual({
    status: 'refused',
    envelope: expect.objectContaining({ errorCode: 'BUSY', errors: ['Later.'] }),
  });
});

test('details without an e-mail fail', async () => {
  server.succeed({ cbTotal: 5 });
  await expect(fetchDetails()).rejects.toThrow('The call ended as responded.');
  expect(server.failures()).toMatchObject([
    { path: '/accountsettings/getdetailsToDeleteAccount', reason: 'unexpected-data' },
  ]);
});

test('details without a response fail', async () => {
  server.failCalls();
  await expect(fetchDetails()).rejects.toThrow('The call ended as transport.');
});

test('the details are fetched at every opening [DEL-01]', async () => {
  const client = createQueryClient();
  server.succeed({ UserEmail: 'a@b.example', cbTotal: 1 });
  await client.fetchQuery(accountDetailsQuery);
  await client.fetchQuery(accountDetailsQuery);
  expect(server.sent()).toHaveLength(2);
});

const fetchCint = () => createQueryClient().fetchQuery(cintQuery);

test('reads the address of the Cint wall, with Errors and Info [API-16]', async () => {
  const Data = [{ OfferwallAddress: 'http://cint.example/wall' }];
  server.respond({ ErrorCode: 'SUCCESS', Errors: ['Slow.'], Info: ['New.'], Data });
  expect(await fetchCint()).toEqual({
    address: 'http://cint.example/wall',
    errors: ['Slow.'],
    info: ['New.'],
  });
});

test.each(['', 'soon', '/logout', 'javascript:alert(1)', 'ftp://cint.example/', 7, undefined])(
  'rejects %j as an address of the Cint wall',
  async (OfferwallAddress) => {
    server.succeed({ OfferwallAddress });
    await expect(fetchCint()).rejects.toThrow(CallError);
    expect(server.failures()).toMatchObject([{ path: '/cint/offerwall' }]);
  },
);
