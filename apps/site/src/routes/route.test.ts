import { expect, test } from 'vitest';
import { memberScreen, publicScreen } from './route.ts';

const load = async () => ({ greet: (name: string | number) => `Hello, ${name}` });

test('a screen is drawn from the module that was fetched', async () => {
  const row = { path: '/home/login', title: 'Login', area: 'public' } as const;
  const route = publicScreen({ ...row, load, draw: ({ greet }) => greet('visitor') });
  expect(route).toMatchObject(row);
  expect((await route.load())()).toBe('Hello, visitor');
});

test('a member’s screen is drawn for the member', async () => {
  const row = { path: '/dashboard/cbinbox', title: 'Inbox', area: 'member' } as const;
  const route = memberScreen({ ...row, load, draw: ({ greet }, userId) => greet(userId) });
  expect(route).toMatchObject(row);
  expect((await route.load())('member-1', (way) => way)).toBe('Hello, member-1');
});
