import { manualClock, type ManualClock } from '@cb/ui/internal/fakePlatform';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { endMemberStores } from '../member/memberStores.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { holdConnection } from './connection.ts';
import type { IncomingEvent, RealtimeStatus } from './port.ts';

type Status = (status: RealtimeStatus) => void;

let client: QueryClient;
let clock: ManualClock;
let opened: ReturnType<typeof mockPort>[];

/** Creates a port whose server side the test controls. */
function mockPort() {
  const listeners = new Map<IncomingEvent, (payload: unknown) => void>();
  const sent: { event: string; payload: unknown; acknowledge: (answer: unknown) => void }[] = [];
  let onStatus: Status | undefined;
  let reconnects = 0;
  let isClosed = false;
  return {
    sent,
    listeners,
    become: (status: RealtimeStatus) => onStatus?.(status),
    counts: () => ({ reconnects, isClosed, isHeard: onStatus !== undefined }),
    port: {
      subscribe(event: IncomingEvent, listener: (payload: unknown) => void) {
        listeners.set(event, listener);
        return () => void listeners.delete(event);
      },
      emit(event: string, payload: unknown, acknowledge: (answer: unknown) => void = () => {}) {
        sent.push({ event, payload, acknowledge });
      },
      status: {
        get: () => 'connecting' as const,
        subscribe(listener: Status) {
          onStatus = listener;
          return () => (onStatus = undefined);
        },
      },
      reconnect: () => void (reconnects += 1),
      close: () => void (isClosed = true),
    },
  };
}

let createPort: () => ReturnType<typeof mockPort>['port'];

beforeEach(() => {
  client = createQueryClient();
  clock = manualClock();
  opened = [];
  createPort = () => {
    const made = mockPort();
    opened.push(made);
    return made.port;
  };
});

/** Acquires the connection, and records what its listener receives. */
function hold(userId: string | number = 'm-7') {
  const told: unknown[] = [];
  const listener = {
    onMessage: (event: string, payload: unknown) => told.push([event, payload]),
    onRegistered: () => told.push('registered'),
    onRefused: () => told.push('refused'),
  };
  return { told, ...holdConnection(client, { createPort, clock, userId }, listener) };
}

const only = () => {
  const [first] = opened;
  if (!first || opened.length > 1) throw new Error(`${opened.length} connections are open.`);
  return first;
};

test('registers the user after every connect, and notifies its holder when the server acknowledges [RTM-04]', () => {
  const { told } = hold();
  expect(only().sent).toEqual([]);
  only().become('connected');
  expect(only().sent).toMatchObject([{ event: 'setuser', payload: 'm-7' }]);
  expect(told).toEqual([]);
  only().sent[0]?.acknowledge(true);
  expect(told).toEqual(['registered']);
  only().become('disconnected');
  only().become('connected');
  only().sent[1]?.acknowledge(undefined);
  expect(only().sent).toHaveLength(2);
  expect(told).toEqual(['registered', 'registered']);
});

test('a refused registration means that the session has ended', () => {
  const { told } = hold();
  only().become('connected');
  only().sent[0]?.acknowledge(false);
  expect(told).toEqual(['refused']);
});

test('a registration that is never acknowledged times out after 5 s, once', async () => {
  const { told } = hold();
  only().become('connected');
  await clock.advance(4999);
  expect(told).toEqual([]);
  await clock.advance(1);
  expect(told).toEqual(['registered']);
});

test('an acknowledgement in time cancels the timeout', async () => {
  const { told } = hold();
  only().become('connected');
  only().sent[0]?.acknowledge(true);
  await clock.advance(10_000);
  expect(told).toEqual(['registered']);
  expect(clock.pending()).toBe(0);
});

test('events of an earlier connection are ignored', async () => {
  const { told } = hold();
  only().become('connected');
  only().become('disconnected');
  await clock.advance(10_000);
  only().sent[0]?.acknowledge(false);
  expect(told).toEqual([]);
});

test('both kinds of pushes reach only one holder', () => {
  const [first, second] = [hold(), hold()];
  only().listeners.get('cbUpdate')?.({ Title: 'a' });
  only().listeners.get('cbAdded')?.({ Title: 'b' });
  only().become('connected');
  only().sent[0]?.acknowledge(true);
  expect(first.told).toEqual([
    ['cbUpdate', { Title: 'a' }],
    ['cbAdded', { Title: 'b' }],
    'registered',
  ]);
  expect(second.told).toEqual([]);
});

test('the connection is shared, and closed by the last holder to release it', async () => {
  const [first, second] = [hold(), hold()];
  first.leave();
  first.leave();
  await Promise.resolve();
  only().listeners.get('cbAdded')?.('x');
  expect([first.told, second.told]).toEqual([[], [['cbAdded', 'x']]]);
  expect(only().counts().isClosed).toBe(false);
  only().become('connected');
  second.leave();
  await Promise.resolve();
  expect(only().counts()).toMatchObject({ isClosed: true, isHeard: false });
  expect(only().listeners.size).toBe(0);
  expect(clock.pending()).toBe(0);
});

test('is kept if released and acquired again at once; later, another is opened', async () => {
  hold().leave();
  const back = hold();
  await Promise.resolve();
  expect(only().counts().isClosed).toBe(false);
  back.leave();
  await Promise.resolve();
  expect(only().counts().isClosed).toBe(true);
  hold();
  expect(opened.map((one) => one.counts().isClosed)).toEqual([true, false]);
});

test('each user has a separate connection', () => {
  hold('m-7');
  hold('m-8');
  expect(opened).toHaveLength(2);
});

test('a new session reconnects once, regardless of the number of holders', () => {
  const [first, second] = [hold(), hold()];
  second.renew();
  expect(only().counts().reconnects).toBe(0);
  first.renew();
  expect(only().counts().reconnects).toBe(1);
});

test('messages after the last release have no effect', async () => {
  const { leave, told } = hold();
  only().become('connected');
  leave();
  only().listeners.get('cbUpdate')?.({ Title: 'a' });
  only().sent[0]?.acknowledge(true);
  only().become('connected');
  only().sent[1]?.acknowledge(false);
  only().become('connected');
  await clock.advance(5000);
  expect(told).toEqual([]);
  expect(only().counts().isClosed).toBe(true);
});

test('the connection ends with its member, even if it is still held', () => {
  const { leave, told } = hold();
  endMemberStores(client);
  expect(only().counts()).toMatchObject({ isClosed: true, isHeard: false });
  hold();
  opened[1]?.become('connected');
  opened[1]?.sent[0]?.acknowledge(true);
  leave();
  expect(told).toEqual([]);
  expect(opened[1]?.counts().isClosed).toBe(false);
});
