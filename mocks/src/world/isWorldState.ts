import { seedState } from './seed.ts';
import { stateLists, type WorldState } from './state.ts';

/**
 * Whether an unknown value is a state this version wrote: the same lists, and in every entry the
 * fields, with the types, that a fresh world's entries have.
 */
export function isWorldState(value: unknown): value is WorldState {
  if (!isRecord(value) || !Number.isSafeInteger(value['nextId'])) return false;
  const model = seedState({ seed: 1, member: 'active', now: 0 });
  const session = { token: '', userId: '', startedAt: 0 };
  return stateLists.every((name) => {
    const list = value[name];
    const pattern = name === 'sessions' ? session : model[name][0];
    return Array.isArray(list) && list.every((entry) => resembles(entry, pattern));
  });
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
