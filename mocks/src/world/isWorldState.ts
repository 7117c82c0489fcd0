import { seedState } from './seed.ts';
import type { KeptAnswer, Session } from './records.ts';
import { stateLists, type WorldState } from './state.ts';

/**
 * Whether an unknown value is a state written by this version: it has all lists, and every entry
 * has the fields of a fresh world's first entry, with the same types.
 */
export function isWorldState(value: unknown): value is WorldState {
  if (!isRecord(value) || !Number.isSafeInteger(value['nextId'])) return false;
  if (!['undefined', 'number'].includes(typeof value['statsCountedAt'])) return false;
  const model = seedState({ seed: 1, member: 'active', now: 0 });
  return stateLists.every((name) => {
    const list = value[name];
    const entryModel = modelEntries[name] ?? model[name][0];
    return Array.isArray(list) && list.every((entry) => hasShapeOf(entry, entryModel));
  });
}

/** Model entries for the lists that are empty in a fresh world. */
const modelEntries: Partial<Record<keyof WorldState, unknown>> = {
  sessions: { token: '', userId: '', startedAt: 0 } satisfies Session,
  keptAnswers: {
    owner: '',
    keyHash: '',
    fingerprint: '',
    at: 0,
    envelope: { ErrorCode: '' },
  } satisfies KeptAnswer,
};

/** Returns the value as a state, also one saved before `keptAnswers` existed; else `undefined`. */
export function readWorldState(value: unknown): WorldState | undefined {
  const state: unknown = isRecord(value) ? { keptAnswers: [], ...value } : value;
  return isWorldState(state) ? state : undefined;
}

/** Whether an entry has every field of the model with the same type. List items are not checked. */
function hasShapeOf(entry: unknown, model: unknown): boolean {
  if (!isRecord(model)) return typeof entry === typeof model;
  if (!isRecord(entry) || Array.isArray(entry) !== Array.isArray(model)) return false;
  if (Array.isArray(model)) return true;
  return Object.keys(model).every(
    (name) => isOptional(name) || hasShapeOf(entry[name], model[name]),
  );
}

/** Whether entries may lack a field: only `status`, which new referrals do not have (REF-11). */
function isOptional(name: string): boolean {
  return name === 'status';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
