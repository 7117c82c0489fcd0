import { fakePlatform } from '@cb/ui/internal/fakePlatform';
import { Manager } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFailure, type Failure } from '../wire/failures.ts';
import { AddressTooLong, createSocketPort, socketOptions } from './socketPort.ts';

const { clock } = fakePlatform();
const origin = 'http://127.0.0.1:1';
let failures: Failure[];
let stopListening: () => void;

beforeEach(() => {
  failures = [];
  stopListening = onFailure((failure) => failures.push(failure));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  stopListening();
  vi.restoreAllMocks();
});

/** Returns a Socket.IO manager with the product's options. */
function manager() {
  return new Manager(origin, { ...socketOptions, autoConnect: false });
}

test('connects at /socket.io [RTM-13]', () => {
  expect(manager().opts.path).toBe('/socket.io');
});

test('starts with polling and upgrades to websocket [RTM-08]', () => {
  expect(manager().opts).toMatchObject({ transports: ['polling', 'websocket'], upgrade: true });
});

test('reconnects [RTM-05]', () => {
  expect(manager().reconnection()).toBe(true);
});

test('waits 1 s before it reconnects, growing to 5 s [RTM-17]', () => {
  expect(manager().reconnectionDelay()).toBe(1000);
  expect(manager().reconnectionDelayMax()).toBe(5000);
});

test('tries up to 99999 times [RTM-18]', () => {
  expect(manager().reconnectionAttempts()).toBe(99_999);
});

test('times out a connection attempt after 20 s [RTM-19]', () => {
  expect(manager().timeout()).toBe(20_000);
});

test('refuses an address over 8000 characters, and reports it [RTM-21]', () => {
  const ofLength = (length: number) => `${origin}/`.padEnd(length, 'x');
  expect(() => createSocketPort({ clock, address: ofLength(8001) })).toThrow(AddressTooLong);
  expect(() => createSocketPort({ clock, address: ofLength(8001) })).toThrow(
    'The real-time address has 8001 characters; more than 8000 are refused.',
  );
  expect(failures).toMatchObject([
    { kind: 'realtime', reason: 'address-too-long' },
    { kind: 'realtime', reason: 'address-too-long' },
  ]);
  const port = createSocketPort({ clock, address: ofLength(8000) });
  expect(port.status.get()).toBe('connecting');
  port.close();
});
