import { beforeEach, describe, expect, it } from 'vitest';
import { createBrowserBackend, type BrowserBackend } from '../serve/browser.ts';
import { sendTo } from '../serve/testClient.ts';
import { balanceOf, credit } from '../world/ledger.ts';
import { demoMemberId, otherMemberId } from '../world/members.ts';
import { createWorld } from '../world/createWorld.ts';
import type { MemberKind } from '../world/history.ts';

let backend: BrowserBackend;

function start(member: MemberKind) {
  const cookies = () => 'XSRF-TOKEN=token';
  backend = createBrowserBackend({ world: createWorld({ member }), signedIn: true, cookies });
}

beforeEach(() => start('active'));

const call = async (path: string, body: unknown = {}) =>
  (await sendTo(backend.handlers, path, body)).json;
const answer = (QuestionId: unknown, AnswerId: unknown, ClientCode = 'SAMPLY') =>
  call('/AddUserProfilingByProvider', {
    UserId: demoMemberId,
    CountryLanguageCode: 'ENG-US',
    QuestionId,
    ClientCode,
    AnswerId,
  });
const balance = () => balanceOf(backend.world, demoMemberId);

describe('the basic profile', () => {
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

describe('questions', () => {
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
});

describe('answers', () => {
  const answersTo = (id: number) =>
    backend.world.state.answers.filter(
      ({ userId, questionId }) => userId === demoMemberId && questionId === id,
    );

  it.each([101, 104])('to question %i replace earlier ones', async (id) => {
    await answer(id, ['1']);
    await answer(id, ['2']);
    expect(answersTo(id)).toEqual([{ userId: demoMemberId, questionId: id, precodes: ['2'] }]);
  });

  it.each([101, 104])('to question %i are removed by an empty one', async (id) => {
    await answer(id, ['1']);
    expect(answersTo(id)).toHaveLength(1);
    await answer(String(id), []);
    expect(answersTo(id)).toEqual([]);
  });

  it('are stored without repeated choices', async () => {
    await answer(104, ['2', '3', '3']);
    expect(answersTo(104)).toMatchObject([{ precodes: ['2', '3'] }]);
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
    // Another member's payment does not count.
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
  });
});
