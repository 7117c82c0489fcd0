import { credit } from './ledger.ts';
import { granted, refused, type Outcome } from './outcome.ts';
import type { Answer, Question } from './questions.ts';
import type { World } from './world.ts';

/** The reward of the secondary profiler in CB, and the percentage that earns it (PRF-03). */
const rewardCb = 20;
const completePercent = 90;

const rewardedPartner: Question['partner'] = 'SAMPLY';
const maxDigits = 12;
const maxCharacters = 500;

export function questionsOf(world: World, partner: string): readonly Question[] {
  return world.state.questions.filter((question) => question.partner === partner);
}

/** Returns a member's answer to a question as precodes; empty if there is none. */
export function answerTo(world: World, userId: string, questionId: number): readonly string[] {
  return findAnswer(world, userId, questionId)?.precodes ?? [];
}

/** Returns the percentage of the secondary profiler that a member has answered, 0 to 100. */
function completionOf(world: World, userId: string): number {
  const questions = questionsOf(world, rewardedPartner);
  const answered = questions.filter(({ id }) => answerTo(world, userId, id).length > 0);
  return (answered.length / questions.length) * 100;
}

/**
 * Replaces a member's answer to a question; an empty answer removes it. The answer that completes
 * the secondary profiler earns its reward, once.
 */
export function answerQuestion(
  world: World,
  userId: string,
  question: Question,
  precodes: readonly string[],
): Outcome<Answer> {
  const problem = findProblem(question, precodes);
  if (problem) return refused('INVALID_INPUT', problem);
  const answer: Answer = { userId, questionId: question.id, precodes: [...new Set(precodes)] };
  const earlier = findAnswer(world, userId, question.id);
  world.state.answers = world.state.answers.filter((other) => other !== earlier);
  if (answer.precodes.length > 0) world.state.answers.push(answer);
  world.changed();
  rewardCompletion(world, userId);
  return granted(answer);
}

function findAnswer(world: World, userId: string, questionId: number): Answer | undefined {
  return world.state.answers.find(
    (answer) => answer.userId === userId && answer.questionId === questionId,
  );
}

function findProblem({ type, options }: Question, precodes: readonly string[]) {
  if (type === 'Numeric - Open-end') {
    const isNumber = precodes.every((code) => /^\d+$/.test(code) && code.length <= maxDigits);
    return isNumber && precodes.length <= 1 ? undefined : 'Enter a whole number, 0 or more.';
  }
  if (type === 'Text - Open-end') {
    const isText = precodes.every((text) => text.trim() !== '' && text.length <= maxCharacters);
    return isText && precodes.length <= 1 ? undefined : 'Enter your answer.';
  }
  if (type === 'Single Punch' && precodes.length > 1) return 'Choose one answer.';
  const areOptions = precodes.every((code) => options.some(({ precode }) => precode === code));
  return areOptions ? undefined : 'This answer is not one of the options.';
}

function rewardCompletion(world: World, userId: string): void {
  if (completionOf(world, userId) < completePercent) return;
  const isReward = (entry: { userId: string; kind: string }) =>
    entry.userId === userId && entry.kind === 'profile';
  if (world.state.ledger.some(isReward)) return;
  credit(world, userId, rewardCb, {
    kind: 'profile',
    description: 'Secondary Profiler completed',
    comments: ['Thank you for completing your profile.'],
  });
}
