import { expect, test } from 'vitest';
import { CallError } from '../wire/CallError.ts';
import { mockServer } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { cintQuery } from './oldAccountApi.ts';

const server = mockServer();
const wall = () => createQueryClient().fetchQuery(cintQuery);

test('reads the address of the Cint wall, with Errors and Info [API-16]', async () => {
  const Data = [{ OfferwallAddress: 'http://cint.example/wall' }];
  server.answer({ ErrorCode: 'SUCCESS', Errors: ['Slow.'], Info: ['New.'], Data });
  expect(await wall()).toEqual({
    address: 'http://cint.example/wall',
    errors: ['Slow.'],
    info: ['New.'],
  });
});

test.each(['', 'soon', '/logout', 'javascript:alert(1)', 'ftp://cint.example/', 7, undefined])(
  'rejects %j as an address',
  async (OfferwallAddress) => {
    server.succeed({ OfferwallAddress });
    await expect(wall()).rejects.toThrow(CallError);
    expect(server.failures()).toMatchObject([{ path: '/cint/offerwall' }]);
  },
);
