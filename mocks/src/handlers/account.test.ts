import { expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { sendTo } from '../serve/testClient.ts';
import { demoLogin, demoMemberId, otherLogin, otherMemberId } from '../world/members.ts';

const demo = { Email: demoLogin.email, Password: demoLogin.password };
const deletePath = '/accountsettings/DeleteMyUserAccount';
const deletion = { userPassword: demoLogin.password, accountDeletionConfirmation: true };
const emailChange = { Email: ' New@mail.example', Password: demo.Password };

const start = () => {
  const backend = createBrowserBackend({ cookies: () => 'XSRF-TOKEN=token', signedIn: true });
  return {
    ...backend,
    post: (path: string, body?: unknown) => sendTo(backend.handlers, path, body),
  };
};

/** A sentence for the member. */
const sentence = expect.stringMatching(/^[A-Z].+\.$/);
const wrongField = (FieldName: string, error: unknown = sentence) => ({
  ErrorCode: 'INVALID_INPUT',
  Errors: [sentence],
  fieldErrors: { List: [{ FieldName, Errors: [error] }] },
});
const wrongPassword = 'The password is wrong. Check it and try again.';

it('changes the login of the member, and of no other', async () => {
  const { post } = start();
  const { json } = await post('/email/reset', emailChange);
  expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Info: [sentence] });
  const details = await post('/accountsettings/getdetailsToDeleteAccount');
  expect(details.json).toMatchObject({ Data: [{ UserEmail: 'new@mail.example' }] });
  expect((await post('/ath', demo)).json).toMatchObject({ ErrorCode: 'LOGIN_FAILED' });
  for (const Email of ['new@mail.example', otherLogin.email]) {
    const login = await post('/ath', { ...demo, Email });
    expect(login.json).toMatchObject({ ErrorCode: 'SUCCESS' });
  }
});

it.each([
  [{ ...emailChange, Password: 'no' }, wrongField('Password', wrongPassword)],
  [{ ...emailChange, Email: 'nonsense' }, wrongField('Email')],
  [
    { ...emailChange, Email: otherLogin.email },
    { ErrorCode: 'DUPLICATE_EMAIL', Errors: [sentence] },
  ],
])('refuses the change %j and changes nothing', async (body, refusal) => {
  const { post, world } = start();
  const before = structuredClone(world.state);
  expect((await post('/email/reset', body)).json).toMatchObject(refusal);
  expect(world.state).toEqual(before);
});

it('removes every trace of the member [DEL-08]', async () => {
  const { post, world } = start();
  const { json } = await post(deletePath, deletion);
  expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Info: ['Your account has been deleted.'] });
  const traces = Object.entries(world.state).filter(([, part]) =>
    JSON.stringify(part).includes(demoMemberId),
  );
  expect(traces).toEqual([]);
  expect(world.state.members.map(({ id }) => id)).toEqual([otherMemberId]);
  expect((await post('/ath', demo)).json).toMatchObject({ ErrorCode: 'LOGIN_FAILED' });
});

it.each([
  [{ ...deletion, userPassword: 'no' }, wrongField('userPassword', wrongPassword)],
  [{ ...deletion, accountDeletionConfirmation: 'true' }, wrongField('accountDeletionConfirmation')],
])('refuses the deletion %j and deletes nothing', async (body, refusal) => {
  const { post, world } = start();
  const before = structuredClone(world.state);
  expect((await post(deletePath, body)).json).toMatchObject(refusal);
  expect(world.state).toEqual(before);
});
