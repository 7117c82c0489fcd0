import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpClient } from './testClient.ts';
import { startTestSite, type TestSite } from './testSite.ts';
import { demoLogin, demoMemberId, otherLogin, otherMemberId } from '../world/members.ts';

let site: TestSite;
let sockets: Socket[] = [];

beforeEach(async () => {
  site = await startTestSite();
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  await site.close();
});

async function logIn(login?: { email: string; password: string }): Promise<HttpClient> {
  const client = new HttpClient(site.url);
  await client.open('/');
  if (login) await client.post('/ath', { Email: login.email, Password: login.password });
  return client;
}

/** Connects like a browser: polls with the client's cookies, then upgrades to a websocket. */
async function connect(client: HttpClient): Promise<Socket> {
  const socket = io(site.url, {
    extraHeaders: { Cookie: client.cookieHeader },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => resolve());
  });
  return socket;
}

function received(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => socket.once(event, resolve));
}

const message = { Title: 'Balance', body: 'You earned 50 CB.' };

describe('the real-time server', () => {
  it('starts with polling and upgrades to a websocket', async () => {
    const socket = io(site.url, { forceNew: true, autoConnect: false });
    sockets.push(socket);
    const { engine } = socket.io.open() && socket.io;
    expect(engine.transport.name).toBe('polling');
    const upgraded = new Promise<string>((resolve) =>
      engine.once('upgrade', (transport) => resolve(transport.name)),
    );
    socket.connect();
    expect(await upgraded).toBe('websocket');
    expect(await socket.emitWithAck('add-message', { text: 'Hi' })).toEqual({ ok: true });
  });

  it('pushes to all sockets of a member and no others', async () => {
    const client = await logIn(demoLogin);
    const [one, two, foreign] = await Promise.all([
      connect(client),
      connect(client),
      connect(await logIn(otherLogin)),
    ]);
    for (const socket of [one, two]) {
      expect(await socket.emitWithAck('setuser', demoMemberId)).toBe(true);
    }
    expect(await foreign.emitWithAck('setuser', otherMemberId)).toBe(true);
    let strays = 0;
    foreign.onAny(() => (strays += 1));
    const arrivals = [received(one, 'cbUpdate'), received(two, 'cbUpdate')];
    const full = { ...message, reply: { ErrorCode: 'SUCCESS', Data: [{ TotalCb: 50 }] } };
    expect(site.backend.push(demoMemberId, 'cbUpdate', full)).toBe(2);
    expect(await Promise.all(arrivals)).toEqual([full, full]);
    await foreign.emitWithAck('add-message', 'after the push');
    expect(strays).toBe(0);
  });

  it('does not register a client as another member', async () => {
    const [foreign, visitor] = await Promise.all([
      connect(await logIn(otherLogin)),
      connect(await logIn()),
    ]);
    for (const socket of [foreign, visitor]) {
      for (const id of [demoMemberId, '', null, { toString: () => demoMemberId }, [demoMemberId]]) {
        expect(await socket.emitWithAck('setuser', id)).toBe(false);
      }
    }
    expect(site.backend.push(demoMemberId, 'cbAdded', message)).toBe(0);
  });

  it('stops pushing when the session ends, while the socket stays', async () => {
    const client = await logIn(demoLogin);
    const socket = await connect(client);
    await socket.emitWithAck('setuser', demoMemberId);
    expect(site.backend.push(demoMemberId, 'cbAdded', message)).toBe(1);
    await client.open('/logout');
    expect(site.backend.push(demoMemberId, 'cbAdded', message)).toBe(0);
    expect(socket.connected).toBe(true);
  });

  it('refuses a client whose session has ended, and removes its registration', async () => {
    const client = await logIn(demoLogin);
    const socket = await connect(client);
    expect(await socket.emitWithAck('setuser', demoMemberId)).toBe(true);
    const { state } = site.backend.world;
    const sessions = [...state.sessions];
    await client.open('/logout');
    expect(await socket.emitWithAck('setuser', demoMemberId)).toBe(false);
    // The refused client stays unregistered even when its session is restored.
    state.sessions = sessions;
    expect(site.backend.push(demoMemberId, 'cbAdded', message)).toBe(0);
    expect(await socket.emitWithAck('setuser', demoMemberId)).toBe(true);
    expect(site.backend.push(demoMemberId, 'cbAdded', message)).toBe(1);
  });

  it('refuses a client whose account is deleted', async () => {
    const client = await logIn(demoLogin);
    const socket = await connect(client);
    await client.post('/accountsettings/DeleteMyUserAccount', {
      userPassword: demoLogin.password,
      accountDeletionConfirmation: true,
    });
    expect(await socket.emitWithAck('setuser', demoMemberId)).toBe(false);
  });

  it('survives unknown events and events without an acknowledgement', async () => {
    const socket = await connect(await logIn(demoLogin));
    socket.emit('setuser');
    socket.emit('add-message');
    socket.emit('unknown', { __proto__: null });
    socket.emit('setuser', demoMemberId);
    expect(await socket.emitWithAck('add-message', new Uint8Array([1, 2]))).toEqual({ ok: true });
    const arrival = received(socket, 'cbAdded');
    expect(site.backend.push(demoMemberId, 'cbAdded', message)).toBe(1);
    expect(await arrival).toEqual(message);
  });

  it('disconnects all clients when it closes', async () => {
    const socket = await connect(await logIn(demoLogin));
    const disconnected = received(socket, 'disconnect');
    await site.backend.close();
    // The reason is not asserted, because it depends on the progress of the websocket upgrade.
    await disconnected;
    expect(socket.connected).toBe(false);
  });
});
