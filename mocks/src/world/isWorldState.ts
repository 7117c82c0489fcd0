import { seedState } from './seed.ts';
import type { KeptAnswer, Session } from './records.ts';
import { stateLists, type WorldState } from './state.ts';

/**
 * Whether an unknown value is a state this version wrote: the same lists, and in every entry the
 * fields, with the types, that a fresh world's entries have.
 */
export function isWorldState(value: unknown): value is WorldState {
  if (!isRecord(value) || !Number.isSafeInteger(value['nextId'])) return false;
  const model = seedState({ seed: 1, member: 'active', now: 0 });
  return stateLists.every((name) => {
    const list = value[name];
    const pattern = empty[name] ?? model[name][0];
    return Array.isArray(list) && list.every((entry) => resembles(entry, pattern));
  });
}

/** Entries of the lists that a fresh world has empty. */
const empty: Partial<Record<keyof WorldState, unknown>> = {
  sessions: { token: '', userId: '', startedAt: 0 } satisfies Session,
  keptAnswers: {
    owner: '',
    keyHash: '',
    fingerprint: '',
    at: 0,
    envelope: { ErrorCode: '' },
  } satisfies KeptAnswer,
};

/** Reads an unknown value as a state of this version, or of one before answers were kept. */
export function readWorldState(value: unknown): WorldState | undefined {
  const state: unknown = isRecord(value) ? { keptAnswers: [], ...value } : value;
  return isWorldState(state) ? state : undefined;
}

/** Fields the model has must be there with the same kind of value; lists may hold anything. */
function resembles(entry: unknown, model: unknown): boolean {
  if (!isRecord(model)) return typeof entry === typeof model;
  if (!isRecord(entry) || Array.isArray(entry) !== Array.isArray(model)) return false;
  if (Array.isArray(model)) return true;
  return Object.keys(model).every(
    (name) => isOptional(name) || resembles(entry[name], model[name]),
  );
}

/** The one field that not every entry has: a referral's status. */
function isOptional(name: string): boolean {
  return name === 'status';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
