import { seedBrands, seedDenominations } from './catalogue.ts';
import { seedCodes } from './codes.ts';
import { seedCountryLanguages } from './countryLanguages.ts';
import { histories, seedLedger, type MemberKind } from './history.ts';
import { demoMemberId, seedMembers } from './members.ts';
import { seedAnswers, seedQuestions } from './questions.ts';
import { createRandom } from './random.ts';
import { seedReferrals } from './referrals.ts';
import type { WorldState } from './state.ts';
import { seedSurveys } from './surveys.ts';
import { dayMs } from './world.ts';

/** Creates a full state. Each part has its own generator, so that changing one keeps the others. */
export function seedState(options: { seed: number; member: MemberKind; now: number }): WorldState {
  const { seed, member, now } = options;
  const history = histories[member];
  const { days } = history;
  const referrals = seedReferrals(createRandom(seed + 3), {
    referredBy: demoMemberId,
    count: history.referrals,
    days,
    now,
  });
  const { ledger, orders } = seedLedger(createRandom(seed), history, { referrals, now });
  const questions = seedQuestions();
  return {
    nextId: 2001,
    members: seedMembers(now - days * dayMs),
    sessions: [],
    ledger,
    surveys: seedSurveys(createRandom(seed + 1)),
    referrals,
    orders,
    brands: seedBrands(),
    denominations: seedDenominations(),
    questions,
    answers: seedAnswers(demoMemberId, questions, history.answered),
    countryLanguages: seedCountryLanguages(),
    codes: seedCodes(history.earnings > 0 ? [demoMemberId] : []),
    storedResponses: [],
  };
}
