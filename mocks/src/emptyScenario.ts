import type { WireEnvelope } from '@cb/features/wire/envelope';

/**
 * What "empty" means for a call: no messages (calls read for Errors and Info), no records (lists
 * in Data), no entries in the lists of the records (such as Data[0].brands), or nothing at all for
 * calls without which no screen opens.
 */
export type EmptyScenario = 'messages' | 'records' | 'lists of records' | 'nothing';

/** The envelope of a backend that has nothing to list; the ErrorCode stays. */
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
