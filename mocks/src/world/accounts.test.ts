import { describe, expect, it } from 'vitest';
import { logIn, register } from './accounts.ts';
import { demoLogin } from './members.ts';
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
});

describe('logIn', () => {
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
