import { describe, expect, it } from 'vitest';
import { logIn, register, requestReset } from './accounts.ts';
import { demoLogin, demoMemberId } from './members.ts';
import { createWorld } from './createWorld.ts';

const registration = { email: 'new@mail.example', password: 'a long secret', zipCode: '10001' };

describe('register', () => {
  it('adds a member who can log in', async () => {
    const world = createWorld();
    const registered = await register(world, { ...registration, zipCode: ' 10001 ' });
    expect(registered).toMatchObject({
      ok: true,
      value: {
        id: expect.stringMatching(/^member-\d+$/),
        email: 'new@mail.example',
        profile: { firstName: '', lastName: '', city: '', zipCode: '10001' },
      },
    });
    const loggedIn = await logIn(world, ' NEW@mail.example ', 'a long secret');
    expect(loggedIn).toEqual(registered);
  });

  it('does not store the password itself', async () => {
    const world = createWorld();
    await register(world, registration);
    expect(JSON.stringify(world.state)).not.toContain(registration.password);
  });

  it('salts the hashes: equal passwords have different ones', async () => {
    const world = createWorld();
    await register(world, registration);
    await register(world, { ...registration, email: 'second@mail.example' });
    const [one, two] = world.state.members.slice(-2);
    expect(one?.password.hash).not.toBe(two?.password.hash);
  });

  it.each(['DEMO@cbrewards.example', '  demo@CBrewards.example\t'])(
    'refuses %j, which is registered already',
    async (email) => {
      const outcome = await register(createWorld(), { ...registration, email });
      expect(outcome).toMatchObject({
        ok: false,
        code: 'DUPLICATE_EMAIL',
        errors: [expect.stringMatching(/already exists/)],
      });
    },
  );

  it('accepts only one of two concurrent registrations', async () => {
    const world = createWorld();
    const outcomes = await Promise.all([
      register(world, registration),
      register(world, registration),
    ]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(world.state.members.filter(({ email }) => email === registration.email)).toHaveLength(1);
  });

  it.each(['', '   ', 'name', 'name@', '@host.example', 'a b@host.example', 'a@b@c.d', 'a@host'])(
    'refuses the e-mail %j',
    async (email) => {
      const world = createWorld();
      const outcome = await register(world, { ...registration, email });
      expect(outcome).toMatchObject({
        ok: false,
        errors: ['Enter a valid email address, such as name@example.com.'],
      });
      expect(world.state).toEqual(createWorld().state);
    },
  );

  it('accepts an address of 254 characters, the most that SMTP allows', async () => {
    const email = (length: number) => 'a'.repeat(length - '@host.example'.length) + '@host.example';
    const outcomeOf = (length: number) =>
      register(createWorld(), { ...registration, email: email(length) });
    expect(await outcomeOf(254)).toMatchObject({ ok: true });
    expect(await outcomeOf(255)).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
  });

  it('refuses an address of 1 MB without delay', async () => {
    const email = `a@${'.'.repeat(1_000_000)}@`;
    const outcome = await register(createWorld(), { ...registration, email });
    expect(outcome).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
  });

  it('lists all errors', async () => {
    const outcome = await register(createWorld(), { email: '', password: '', zipCode: '' });
    expect(outcome).toMatchObject({ ok: false, errors: [expect.any(String), 'Enter a password.'] });
  });
});

describe('logIn', () => {
  it('accepts the demo member', async () => {
    const outcome = await logIn(createWorld(), demoLogin.email, demoLogin.password);
    expect(outcome).toMatchObject({ ok: true, value: { id: demoMemberId } });
  });

  it('refuses unknown members and wrong passwords in the same words', async () => {
    const world = createWorld();
    const wrong = await logIn(world, demoLogin.email, 'demo-password-2');
    const unknown = await logIn(world, 'nobody@mail.example', demoLogin.password);
    const empty = await logIn(world, '', '');
    expect(wrong).toEqual({
      ok: false,
      code: 'LOGIN_FAILED',
      errors: [expect.stringMatching(/email or password is wrong/)],
    });
    expect(unknown).toEqual(wrong);
    expect(empty).toEqual(wrong);
  });
});

describe('requestReset', () => {
  it('does not reveal who is a member', () => {
    const known = requestReset(demoLogin.email);
    expect(known).toEqual({ ok: true, value: expect.stringMatching(/^If an account/) });
    expect(requestReset('nobody@mail.example')).toEqual(known);
  });

  it.each([
    ['', /Enter your email address/],
    ['  ', /Enter your email address/],
    ['nonsense', /valid email address/],
  ])('refuses %j', (email, message) => {
    const errors = [expect.stringMatching(message)];
    expect(requestReset(email)).toEqual({ ok: false, code: 'INVALID_INPUT', errors });
  });
});
