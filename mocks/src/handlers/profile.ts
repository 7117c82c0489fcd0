import { envelopeOf, failure, notSignedIn, success } from './envelopes.ts';
import { rememberLanguage, updateProfile } from '../world/basicProfile.ts';
import { findCountryLanguages } from '../world/countryLanguages.ts';
import { memberById, usernameOf } from '../world/members.ts';
import { answerQuestion, answerTo, questionsOf } from '../world/profiling.ts';
import type { Question } from '../world/questions.ts';
import { userStats } from '../world/userStats.ts';
import type { World } from '../world/world.ts';
import { field, text, type Body, type Call } from './call.ts';
import { membersChange, membersPost } from './membersPost.ts';

/** The number of languages in a response if the call has no limit. */
const defaultLimit = 20;

/** Profile, profile questions and stats (CAL-11 to CAL-17). */
export const profileCalls: readonly Call[] = [
  membersPost('/getBasicProfile', 'nothing', ({ member }) => {
    const { firstName, lastName, city, zipCode, countryLanguageCode } = member.profile;
    const BasicProfile = {
      FirstName: firstName,
      LastName: lastName,
      City: city,
      CountryLanguageCode: countryLanguageCode,
    };
    const { email } = member;
    const Username = usernameOf(member);
    return { envelope: success([{ BasicProfile, ZipCode: zipCode, Email: email, Username }]) };
  }),

  membersChange('/updateBasicProfile', 'messages', ({ world, body, member }) => {
    const outcome = updateProfile(world, member, {
      firstName: text(body, 'FirstName'),
      lastName: text(body, 'LastName'),
      city: text(body, 'City'),
      zipCode: text(body, 'ZipCode'),
    });
    return { envelope: envelopeOf(outcome, (info) => success([], [info])) };
  }),

  membersPost('/listcountrylanguage', 'records', ({ world, body }) => {
    const found = findCountryLanguages(world, text(body, 'MatchString'), limitOf(body));
    return {
      envelope: success(found.map(({ code, name }) => ({ CountryLanguageCode: code, Name: name }))),
    };
  }),

  membersPost('/myProfileProgressByProvider', 'records', ({ world, body, member }) => {
    const questions = questionsOf(world, text(body, 'PartnerCode'));
    const progress = questions.map(({ id }) => ({
      QuestionID: id,
      Attempted: [...answerTo(world, member.id, id)],
    }));
    return { envelope: success(progress) };
  }),

  membersPost('/getMyQuestionByProvider', 'records', ({ world, body, member }) => {
    const question = questionOf(world, body, 'PartnerCode', 'QuestionID');
    if (!question) return { envelope: unknownQuestion };
    const Answered = [...answerTo(world, member.id, question.id)];
    const language = text(body, 'CountryLanguageCode');
    return { envelope: success([detailsOf(question, language, Answered)]) };
  }),

  membersChange('/AddUserProfilingByProvider', 'messages', ({ world, body, member }) => {
    const question = questionOf(world, body, 'ClientCode', 'QuestionId');
    const codes = field(body, 'AnswerId');
    if (!question) return { envelope: unknownQuestion };
    if (!isStringArray(codes))
      return { envelope: failure('INVALID_INPUT', 'Send a list of answers.') };
    const outcome = answerQuestion(world, member.id, question, codes);
    if (outcome.ok) rememberLanguage(world, member, text(body, 'CountryLanguageCode'));
    return { envelope: envelopeOf(outcome, () => success()) };
  }),

  {
    path: '/getUserStats',
    methods: ['GET'],
    emptyScenario: 'records',
    respond: ({ world, userId }) =>
      userId === undefined || !memberById(world, userId)
        ? { envelope: notSignedIn, status: 401 }
        : { envelope: success([userStats(world, userId)]) },
  },
];

const unknownQuestion = failure('INVALID_INPUT', 'This question is no longer asked.');

function questionOf(world: World, body: Body, partnerField: string, idField: string) {
  const id = field(body, idField);
  return questionsOf(world, text(body, partnerField)).find(
    (question) => question.id === id || String(question.id) === id,
  );
}

/** Returns the details of a question, with the misspelled names of the wire (QUE-07). */
function detailsOf(question: Question, language: string, Answered: string[]) {
  return {
    Answered,
    Options: question.options.map((option) => ({
      OptionText: option.text,
      Precode: option.precode,
    })),
    CountryLangugageCode: language,
    IsCoreDemographic: question.isCoreDemographic,
    IsFeasibilityFactor: false,
    LK_QuestionClassificationID: question.isCoreDemographic ? 1 : 2,
    Name: question.name,
    PartnerCode: question.partner,
    QuestionID: question.id,
    QuestionText: question.text,
    QuestionType: question.type,
    SurveyUse: 1,
  };
}

function limitOf(body: Body): number {
  const limit = field(body, 'Limit');
  return typeof limit === 'number' && Number.isFinite(limit) ? limit : defaultLimit;
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
