import { beforeEach, describe, expect, it } from 'vitest';
import { createBrowserBackend, type BrowserBackend } from '../serve/browser.ts';
import { ask } from '../serve/testClient.ts';
import { isWorldState } from '../world/isWorldState.ts';
import { balanceOf, credit } from '../world/ledger.ts';
import { demoLogin, demoMemberId, otherMemberId } from '../world/members.ts';
import { createWorld } from '../world/createWorld.ts';
import type { MemberKind } from '../world/history.ts';

let backend: BrowserBackend;

function start(member: MemberKind, signedIn = true) {
  const cookies = () => 'XSRF-TOKEN=token';
  backend = createBrowserBackend({ world: createWorld({ member }), signedIn, cookies });
}

beforeEach(() => start('active'));

const call = async (path: string, body: unknown = {}) =>
  (await ask(backend.handlers, path, body)).json;
const stats = async () =>
  (await ask(backend.handlers, '/getUserStats', undefined, { method: 'GET' })).json;
const answer = (QuestionId: unknown, AnswerId: unknown, ClientCode = 'SAMPLY') =>
  call('/AddUserProfilingByProvider', {
    UserId: demoMemberId,
    CountryLanguageCode: 'ENG-US',
    QuestionId,
    ClientCode,
    AnswerId,
  });
const balance = () => balanceOf(backend.world, demoMemberId);
const ok = { ErrorCode: 'SUCCESS' };

it.each([
  '/getBasicProfile',
  '/updateBasicProfile',
  '/listcountrylanguage',
  '/myProfileProgressByProvider',
  '/getMyQuestionByProvider',
  '/AddUserProfilingByProvider',
])('%s answers 401 to a visitor', async (path) => {
  start('active', false);
  expect((await ask(backend.handlers, path, {})).status).toBe(401);
  const read = await ask(backend.handlers, '/getUserStats', undefined, { method: 'GET' });
  expect(read.status).toBe(401);
});

describe('the basic profile', () => {
  it('returns what was saved, and keeps other members and the e-mail', async () => {
    const sent = {
      FirstName: ' Ana ',
      LastName: ' Öz',
      City: '\tGraz',
      ZipCode: '1 ',
      Email: 'x@y.z',
    };
    expect(await call('/updateBasicProfile', sent)).toMatchObject({
      ...ok,
      Info: ['Your profile has been updated.'],
    });
    expect(await call('/getBasicProfile')).toMatchObject({
      Data: [
        {
          BasicProfile: {
            FirstName: 'Ana',
            LastName: 'Öz',
            City: 'Graz',
            CountryLanguageCode: 'ENG-US',
          },
          ZipCode: '1',
          Email: demoLogin.email,
          Username: 'cb-1001',
        },
      ],
    });
    const other = backend.world.state.members.find(({ id }) => id === otherMemberId);
    expect(other?.profile.firstName).toBe('');
    expect(isWorldState(JSON.parse(JSON.stringify(backend.world.state)))).toBe(true);
  });

  it('may have empty fields, and 80 characters in each', async () => {
    const sent = { FirstName: '', LastName: '', City: ` ${'x'.repeat(80)} `, ZipCode: '' };
    expect(await call('/updateBasicProfile', sent)).toMatchObject(ok);
    expect(await call('/getBasicProfile')).toMatchObject({
      Data: [{ BasicProfile: { FirstName: '', City: 'x'.repeat(80) }, ZipCode: '' }],
    });
  });

  it('refuses a text that is too long and names the field', async () => {
    const { state } = backend.world;
    const before = structuredClone(state.members);
    expect(await call('/updateBasicProfile', { City: 'x'.repeat(81) })).toMatchObject({
      ErrorCode: 'INVALID_INPUT',
      Errors: [expect.stringMatching(/not changed/)],
      fieldErrors: { List: [{ FieldName: 'City', Errors: ['Use at most 80 characters.'] }] },
    });
    expect(state.members).toEqual(before);
  });
});

describe('country languages', () => {
  it('are found by name and code, up to the limit', async () => {
    const found = await call('/listcountrylanguage', { MatchString: ' GERMAN', Limit: 2 });
    expect(found).toMatchObject({
      Data: [
        { CountryLanguageCode: 'GER-DE', Name: 'German Germany' },
        { CountryLanguageCode: 'GER-AT' },
      ],
    });
    expect(await call('/listcountrylanguage', { MatchString: 'jpn-' })).toMatchObject({
      Data: [{ Name: 'Japanese Japan' }],
    });
    expect(await call('/listcountrylanguage', { MatchString: 'zzz', Limit: 20 })).toMatchObject({
      Data: [],
    });
    const [first] = backend.world.state.countryLanguages;
    expect(first).toEqual({ code: 'ENG-US', name: 'English US' });
  });

  it.each([Number.NaN, '3', -1, 1e9, null])('accept the limit %j', async (Limit) => {
    expect(await call('/listcountrylanguage', { MatchString: '', Limit })).toMatchObject(ok);
  });
});

describe('questions', () => {
  it('are listed with their answers', async () => {
    const list = await call('/myProfileProgressByProvider', { PartnerCode: 'SAMPLY' });
    expect(list).toMatchObject({
      ...ok,
      Data: expect.arrayContaining([
        { QuestionID: 100, Attempted: ['1'] },
        { QuestionID: 109, Attempted: [] },
      ]),
    });
    expect(await call('/myProfileProgressByProvider', { PartnerCode: 'X' })).toMatchObject({
      Data: [],
    });
  });

  it('are answered in detail, in the spelling of the wire [QUE-07]', async () => {
    const asked = { PartnerCode: 'SAMPLY', CountryLanguageCode: 'ENG-US', QuestionID: 100 };
    expect(await call('/getMyQuestionByProvider', asked)).toMatchObject({
      Data: [
        {
          Answered: ['1'],
          Options: expect.arrayContaining([{ OptionText: 'Male', Precode: '1' }]),
          CountryLangugageCode: 'ENG-US',
          IsCoreDemographic: true,
          IsFeasibilityFactor: false,
          LK_QuestionClassificationID: 1,
          Name: 'GENDER',
          PartnerCode: 'SAMPLY',
          QuestionID: 100,
          QuestionText: 'What is your gender?',
          QuestionType: 'Single Punch',
          SurveyUse: 1,
        },
      ],
    });
  });

  it.each([999, 200, '__proto__', null])('are refused for an unknown id: %j', async (id) => {
    const asked = { PartnerCode: 'SAMPLY', QuestionID: id };
    expect(await call('/getMyQuestionByProvider', asked)).toMatchObject({
      ErrorCode: 'INVALID_INPUT',
      Data: [],
    });
  });
});

describe('answers', () => {
  it('replace earlier ones, and are removed by an empty one', async () => {
    await answer(104, ['2', '3', '3']);
    const given = () =>
      backend.world.state.answers.filter(
        ({ userId, questionId }) => userId === demoMemberId && questionId === 104,
      );
    expect(given()).toEqual([{ userId: demoMemberId, questionId: 104, precodes: ['2', '3'] }]);
    await answer('104', []);
    expect(given()).toEqual([]);
    expect(await answer(101, [])).toMatchObject(ok);
    expect(isWorldState(JSON.parse(JSON.stringify(backend.world.state)))).toBe(true);
  });

  it('are separate for each member', async () => {
    const theirs = { userId: otherMemberId, questionId: 104, precodes: ['1'] };
    backend.world.state.answers.unshift(theirs);
    await answer(104, ['2']);
    expect(backend.world.state.answers).toContainEqual(theirs);
    expect(
      await call('/getMyQuestionByProvider', { PartnerCode: 'SAMPLY', QuestionID: 104 }),
    ).toMatchObject({ Data: [{ Answered: ['2'] }] });
  });

  it.each(['0', '42', '9'.repeat(12)])('may be the number %s', async (code) => {
    expect(await answer(101, [code])).toMatchObject(ok);
  });

  it('store the language, if it is a known one', async () => {
    for (const CountryLanguageCode of ['SPA-US', 'XXX-YY']) {
      await call('/AddUserProfilingByProvider', {
        QuestionId: 104,
        ClientCode: 'SAMPLY',
        CountryLanguageCode,
        AnswerId: ['1'],
      });
    }
    expect(await call('/getBasicProfile')).toMatchObject({
      Data: [{ BasicProfile: { CountryLanguageCode: 'SPA-US' } }],
    });
  });

  it.each([
    [100, ['1', '2']],
    [100, ['9']],
    [101, ['-3']],
    [101, ['1.5']],
    [101, ['1', '2']],
    [101, ['9'.repeat(13)]],
    [104, 'Dog'],
    [104, [1]],
    [999, ['1']],
  ])('to question %j are refused when they are %j', async (id, codes) => {
    const before = structuredClone(backend.world.state.answers);
    expect(await answer(id, codes)).toMatchObject({ ErrorCode: 'INVALID_INPUT' });
    expect(backend.world.state.answers).toEqual(before);
  });
});

describe('the secondary profiler', () => {
  const answerAll = async (partner: string) => {
    const questions = backend.world.state.questions.filter((one) => one.partner === partner);
    for (const { id, type } of questions) {
      await answer(id, [type === 'Numeric - Open-end' ? '0' : '1'], partner);
    }
  };

  it('earns 20 CB once, with the answer that completes 90% [PRF-08]', async () => {
    start('new');
    const posting = { description: 'Test' };
    credit(backend.world, otherMemberId, 20, { ...posting, kind: 'profile' });
    credit(backend.world, demoMemberId, 5, { ...posting, kind: 'survey' });
    for (const id of [100, 101, 102, 103, 104, 105, 106, 107]) await answer(id, ['1']);
    expect(balance()).toBe(5);
    await answer(108, ['1']);
    expect(balance()).toBe(25);
    await answer(109, ['1']);
    await answer(108, []);
    await answer(108, ['2']);
    await answer(107, []);
    await answer(108, []);
    await answerAll('SAMPLY');
    expect(balance()).toBe(25);
    const entries = backend.world.state.ledger.filter(({ userId }) => userId === demoMemberId);
    expect(entries).toMatchObject([
      { kind: 'survey', amount: 5 },
      {
        kind: 'profile',
        amount: 20,
        description: expect.stringMatching(/Profiler/),
        comments: [expect.stringMatching(/^Thank you/)],
      },
    ]);
  });

  it('is the only one that earns CB, and not if it was complete before', async () => {
    start('new');
    await answerAll('CINT');
    expect(balance()).toBe(0);
    start('rich');
    const before = balance();
    await answerAll('SAMPLY');
    expect(balance()).toBe(before);
  });
});

describe('/getUserStats', () => {
  it.each(['new', 'active', 'rich'] as const)(
    'agrees with the ledger and referrals (%s)',
    async (member) => {
      start(member);
      const { ledger, orders, referrals } = backend.world.state;
      const earned = ledger.filter(({ amount, kind }) => amount > 0 && kind !== 'return');
      const fulfilled = orders.filter(({ status }) => status !== 'Rejected');
      const total = (list: readonly { amount: number }[]) =>
        list.reduce((sum, { amount }) => sum + amount, 0);
      const recent =
        (days: number) =>
        ({ at }: { at: number }) =>
          at >= backend.world.now() - days * 86_400_000;
      expect(await stats()).toEqual({
        ErrorCode: 'SUCCESS',
        Errors: [],
        Info: [],
        Data: [
          {
            CB: {
              current: balance(),
              lifetime: total(earned),
              week: total(earned.filter(recent(7))),
              month: total(earned.filter(recent(30))),
              claimed: fulfilled.reduce((sum, { cb }) => sum + cb, 0),
            },
            Referrals: {
              lifetime: referrals.length,
              week: referrals.filter(recent(7)).length,
              month: referrals.filter(recent(30)).length,
            },
          },
        ],
      });
    },
  );
});
