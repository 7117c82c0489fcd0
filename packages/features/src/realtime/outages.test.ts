import { faults, startOutageServer, type OutageServer } from './outages.fixtures.ts';
import { browserPlatform, type Clock } from '@cb/ui/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../wire/queryClient.ts';
import { holdConnection } from './connection.ts';
import type { RealtimePort, RealtimeStatus } from './port.ts';
import { createSocketPort, socketOptions } from './socketPort.ts';

const { clock } = browserPlatform;
const quick = { ...socketOptions, reconnectionDelay: 2, reconnectionDelayMax: 10, timeout: 200 };

const silent = { onMessage: () => {}, onRegistered: () => {}, onRefused: () => {} };

let server: OutageServer;
let ports: RealtimePort[];
let statuses: RealtimeStatus[];

/** In ms: a frozen connection is noticed soon. */
const quickHeartbeat = { pingInterval: 250, pingTimeout: 250 };

beforeEach(() => {
  ports = [];
  statuses = [];
});

afterEach(async () => {
  for (const port of ports) port.close();
  await server.close();
});

type Settings = Parameters<typeof createSocketPort>[0];

function createPort(settings: Partial<Settings>) {
  const port = createSocketPort({ clock, address: server.address, ...settings });
  port.status.subscribe((status) => statuses.push(status));
  ports.push(port);
  return port;
}

const createQuickPort = () => createPort({ options: quick });

const losses = () => statuses.filter((status) => status === 'disconnected').length;

test('recovers from outages of every kind, as one connection, registered each time [RTM-03] [RTM-04] [RTM-05] [RTM-09] [RTM-10] [RTM-14] [RTM-16]', async () => {
  server = await startOutageServer(quickHeartbeat);
  let refetches = 0;
  const listener = { ...silent, onRegistered: () => (refetches += 1) };
  const { leave } = holdConnection(
    createQueryClient(),
    { createPort: createQuickPort, clock, userId: 'member-1' },
    listener,
  );
  await server.registrations(1);
  await expect.poll(() => refetches).toBe(1);

  // Twice, so that each kind also meets what the others left behind.
  const plan = [...faults, ...faults];
  for (const fault of plan) {
    const [lost, registered, refetched] = [losses(), server.registered.length, refetches];
    await server.play(fault);
    await server.registrations(registered + 1);
    expect({ fault, felt: losses() > lost }).toEqual({ fault, felt: true });
    await expect.poll(() => server.clients()).toBe(1);
    // A fault may drop an acknowledgement, so this waits for that of the next registration.
    await expect.poll(() => refetches).toBeGreaterThan(refetched);
  }

  expect(ports).toHaveLength(1);
  expect(losses()).toBeGreaterThanOrEqual(plan.length);
  expect(refetches).toBeGreaterThan(plan.length);
  expect(new Set(server.registered)).toEqual(new Set(['member-1']));

  leave();
  await expect.poll(() => server.clients()).toBe(0);
  const afterLeaving = server.registered.length;
  await server.play('restart');
  expect(server.clients()).toBe(0);
  expect(server.registered).toHaveLength(afterLeaving);
});

test('starts while the server refuses connections, and registers once it answers [RTM-16]', async () => {
  server = await startOutageServer();
  await server.play('refuse');
  let refetches = 0;
  const listener = { ...silent, onRegistered: () => (refetches += 1) };
  const { leave } = holdConnection(
    createQueryClient(),
    { createPort: createQuickPort, clock, userId: 'member-1' },
    listener,
  );
  await server.registrations(1);
  expect(losses()).toBeGreaterThanOrEqual(1);
  await expect.poll(() => refetches).toBe(1);
  leave();
});

test('its own retries wait 1 s, growing to 5 s, and 1 s again after a connection [RTM-17]', async () => {
  server = await startOutageServer();
  await server.play('deny');
  const waits: number[] = [];
  const impatient: Clock = {
    ...clock,
    after(ms, callback) {
      waits.push(ms);
      return clock.after(0, callback);
    },
  };
  const port = createPort({ clock: impatient });
  await expect.poll(() => port.status.get()).toBe('connected');
  expect(waits).toEqual([1000, 2000, 4000, 5000, 5000]);
  await server.play('disconnect');
  await expect.poll(() => waits.slice(5)).toEqual([1000]);
});

test('takes the ping timings from the server [RTM-20]', async () => {
  server = await startOutageServer(quickHeartbeat);
  const { leave } = holdConnection(
    createQueryClient(),
    { createPort: createQuickPort, clock, userId: 'member-1' },
    silent,
  );
  await server.registrations(1);
  expect(Object.keys(quick).filter((name) => /ping/i.test(name))).toEqual([]);
  const startedAt = Date.now();
  await server.play('freeze');
  await expect.poll(losses, { timeout: 20_000, interval: 5 }).toBe(1);
  // The server sets 250 ms + 250 ms; the defaults would be 45 s.
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  leave();
});

test('supports acknowledgements and binary data in both directions [RTM-11] [RTM-12] [RTM-15]', async () => {
  server = await startOutageServer();
  // Without the quick timeout: a message is not sent again if its connection breaks.
  const port = createPort({});
  const acknowledged = await new Promise<unknown>((resolve) =>
    port.emit('add-message', { bytes: new Uint8Array([1, 2, 255]) }, resolve),
  );
  // toStrictEqual, since toEqual would also accept the bytes as JSON.
  expect(acknowledged).toStrictEqual({ bytes: Buffer.from([1, 2, 255]) });

  const pushed = new Promise<unknown>((resolve) => port.subscribe('cbUpdate', resolve));
  server.push('cbUpdate', { Title: 'T', body: 'b', data: Buffer.from([7, 8]) });
  expect(await pushed).toEqual({ Title: 'T', body: 'b', data: Buffer.from([7, 8]) });
});
