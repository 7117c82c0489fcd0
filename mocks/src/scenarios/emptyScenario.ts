import type { WireEnvelope } from '@cb/features/shared/wire/wireEnvelope';

/**
 * The part of a call's response that the scenario `empty` removes: the messages (Errors and Info), the
 * records (Data), the items of lists within the records (such as Data[0].brands), or nothing, for
 * calls that every screen needs.
 */
export type EmptyScenario = 'messages' | 'records' | 'lists of records' | 'nothing';

/** Returns the envelope without what the scenario removes. The ErrorCode stays. */
export function emptyEnvelope(envelope: WireEnvelope, scenario: EmptyScenario): WireEnvelope {
  switch (scenario) {
    case 'messages':
      return { ...envelope, Errors: [], Info: [] };
    case 'records':
      return { ...envelope, Data: [] };
    case 'lists of records':
      return { ...envelope, Data: (envelope.Data ?? []).map(withoutEntries) };
    case 'nothing':
      return envelope;
  }
}

function withoutEntries(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}
