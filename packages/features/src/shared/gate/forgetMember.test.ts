import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMember, claimDevice, setDeletedMember, getDeletedMember } from './forgetMember.ts';
import { deviceTexts } from '../storage/storedText.ts';
import { createMemberStores } from '../session/memberStores.ts';
import { sessionQuery } from '../session/session.ts';
import { createQueryClient } from '../wire/queryClient.ts';

const methods: Record<string, unknown> & ThisType<Record<string, string>> = {
  getItem(key: string) {
    return this[key] ?? null;
  },
  setItem(key: string, text: string) {
    this[key] = text;
  },
  removeItem(key: string) {
    delete this[key];
  },
};

/** A storage whose keys are its own properties, as in browsers. */
const storage = (entries: Record<string, string>): Record<string, string> =>
  Object.assign(Object.create(methods), entries);

let client = createQueryClient();
let local = storage({});
let session = storage({});

beforeEach(() => {
  client = createQueryClient();
  local = storage({
    'cb-theme': 'dark',
    'cb-refer-open': 'closed',
    'cb-payza:m-7': 'mine',
    'cb-payza:m-8': 'theirs',
    'cb-payza:m-7:2': 'mine, of a card',
    'cb-payza:m-70': 'another one',
    TangocardCatalog: '{}',
    theirs: 'of another site',
    'not-cb-ours': 'of another site',
  });
  session = storage({ 'cb-inbox': '{}', 'cb-answers:m-8:SAMPLY': '{}', theirs: 'x' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return () => void vi.unstubAllGlobals();
});

test('logging out removes everything of ours but the theme', async () => {
  await forgetMember(client);
  expect(Object.keys(local)).toEqual(['cb-theme', 'theirs', 'not-cb-ours']);
  expect(Object.keys(session)).toEqual(['theirs']);
});

test('forgetting one member keeps the data of another', async () => {
  await forgetMember(client, 'm-7');
  expect(Object.keys(local)).toEqual([
    'cb-theme',
    'cb-payza:m-8',
    'cb-payza:m-70',
    'theirs',
    'not-cb-ours',
  ]);
  expect(Object.keys(session)).toEqual(['cb-answers:m-8:SAMPLY', 'theirs']);
});

test('logging out clears the cached responses and the session, a login of another member only the responses', () => {
  const keys = () => client.getQueriesData({}).map(([key]) => key);
  const fillCache = () => {
    client.setQueryData(['balance'], 5);
    client.setQueryData(sessionQuery.queryKey, { status: 'visitor' });
  };
  fillCache();
  claimDevice(client, 'm-8', 'm-7');
  expect(keys()).toEqual([sessionQuery.queryKey]);
  fillCache();
  void forgetMember(client);
  expect(keys()).toEqual([]);
});

test('a login forgets whose account was deleted', () => {
  setDeletedMember('m-6');
  claimDevice(client, 'm-7');
  expect(getDeletedMember()).toBe('');
});

test('the device remembers the member, and keeps their data', () => {
  claimDevice(client, 'm-7');
  expect(local['cb-member']).toBe('m-7');
  claimDevice(client, 'm-7');
  expect(local['cb-payza:m-7']).toBe('mine');
  expect(session['cb-inbox']).toBe('{}');
});

test('a member finds no data of an earlier member', () => {
  claimDevice(client, 'm-7');
  claimDevice(client, 8);
  expect(local['cb-payza:m-7']).toBeUndefined();
  expect(local['cb-payza:m-8']).toBe('theirs');
  expect(session['cb-inbox']).toBeUndefined();
  expect(local['cb-member']).toBe('8');
});

test('a given earlier member takes precedence over the stored one', () => {
  claimDevice(client, 'm-9');
  claimDevice(client, 'm-8', 'm-7');
  expect(local['cb-payza:m-7']).toBeUndefined();
  expect(local['cb-payza:m-8']).toBe('theirs');
});

test('the stores of an earlier member end; those of the member stay', () => {
  const end = vi.fn<() => void>();
  const getStore = createMemberStores<{ end: () => void }>();
  const store = getStore(client, 'm-7', () => ({ end }));
  claimDevice(client, 'm-7');
  expect(getStore(client, 'm-7', () => ({ end }))).toBe(store);
  claimDevice(client, 'm-8');
  expect(end).toHaveBeenCalledTimes(1);
  expect(getStore(client, 'm-7', () => ({ end }))).not.toBe(store);
});

test('logging out removes texts that storage did not accept', async () => {
  const key = 'cb-last-balance';
  vi.stubGlobal('localStorage', {
    ...local,
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  deviceTexts.store(key, '3037');
  expect(deviceTexts.read(key)).toBe('3037');
  await forgetMember(client);
  expect(deviceTexts.read(key)).toBe('');
});

test('unavailable storage does not throw', async () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  vi.stubGlobal('sessionStorage', new Proxy({}, { ownKeys: refuse }));
  claimDevice(client, 'm-7');
  await expect(forgetMember(client)).resolves.toBeUndefined();
});
