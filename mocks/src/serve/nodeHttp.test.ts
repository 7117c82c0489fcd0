import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { send } from './nodeHttp.ts';

test('a network error closes the connection while the answer before it is unfinished', async () => {
  let first: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/first') {
      first = response.writeHead(200, { 'Content-Length': 2 });
      first.write('ok');
    } else {
      void send(response, HttpResponse.error());
      first?.end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(client, 'close');
  client.write('GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(client, 'data');
  client.write('GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect(closed).resolves.toEqual([false]);
  server.close();
});
