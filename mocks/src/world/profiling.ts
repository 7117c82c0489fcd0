import { credit } from './ledger.ts';
import { granted, refused, type Outcome } from './outcome.ts';
import type { Answer, Question } from './questions.ts';
import type { World } from './world.ts';

/** CB for the secondary profiler, and the percent of it that counts as complete (PRF-03). */
const rewardCb = 20;
const completeAt = 90;

const rewarded: Question['partner'] = 'SAMPLY';
const mostDigits = 12;

export function questionsOf(world: World, partner: string): readonly Question[] {
  return world.state.questions.filter((question) => question.partner === partner);
}

/** What a member answered to a question; empty where nothing was. */
export function answerTo(world: World, userId: string, questionId: number): readonly string[] {
  return answerOf(world, userId, questionId)?.precodes ?? [];
}

/** Percent of a partner's questions that a member has answered, 0..100. */
function completionOf(world: World, userId: string, partner: string): number {
  const questions = questionsOf(world, partner);
  const answered = questions.filter(({ id }) => answerTo(world, userId, id).length > 0);
  return questions.length === 0 ? 0 : (answered.length / questions.length) * 100;
}

/**
 * Keeps a member's answer in place of an earlier one; an empty answer takes it back. The answer
 * that completes the secondary profiler earns its CB, once.
 */
export function answerQuestion(
  world: World,
  userId: string,
  question: Question,
  precodes: readonly string[],
): Outcome<Answer> {
  const problem = problemWith(question, precodes);
  if (problem) return refused('INVALID_INPUT', problem);
  const before = completionOf(world, userId, question.partner);
  const answer: Answer = { userId, questionId: question.id, precodes: [...new Set(precodes)] };
  const kept = answerOf(world, userId, question.id);
  world.state.answers = world.state.answers.filter((other) => other !== kept);
  if (answer.precodes.length > 0) world.state.answers.push(answer);
  world.changed();
  if (question.partner === rewarded && before < completeAt) rewardCompletion(world, userId);
  return granted(answer);
}

function answerOf(world: World, userId: string, questionId: number): Answer | undefined {
  return world.state.answers.find(
    (answer) => answer.userId === userId && answer.questionId === questionId,
  );
}

function problemWith({ type, options }: Question, precodes: readonly string[]) {
  if (type === 'Numeric - Open-end') {
    const isNumber = precodes.every((code) => /^\d+$/.test(code) && code.length <= mostDigits);
    return isNumber && precodes.length <= 1 ? undefined : 'Enter a whole number, 0 or more.';
  }
  if (type === 'Single Punch' && precodes.length > 1) return 'Choose one answer.';
  const known = precodes.every((code) => options.some(({ precode }) => precode === code));
  return known ? undefined : 'This answer is not one of the options.';
}

function rewardCompletion(world: World, userId: string): void {
  if (completionOf(world, userId, rewarded) < completeAt) return;
  const isReward = (entry: { userId: string; kind: string }) =>
    entry.userId === userId && entry.kind === 'profile';
  if (world.state.ledger.some(isReward)) return;
  credit(world, userId, rewardCb, {
    kind: 'profile',
    description: 'Secondary Profiler completed',
    comments: ['Thank you for completing your profile.'],
  });
}
