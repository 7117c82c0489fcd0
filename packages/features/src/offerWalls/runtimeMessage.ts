import * as v from 'valibot';

/** A message for a provider's page, sent once it has loaded in the frame (FRM-05). */
export interface RuntimeMessage {
  readonly target: string;
  readonly value: unknown;
}

const message = v.object({ target: v.string(), value: v.unknown() });

const isGiven = ({ value }: RuntimeMessage) => value !== undefined && value !== null;

/** Reads the messages of a list; anything else in it is dropped (FRM-05). */
export function runtimeMessages(list: unknown): readonly RuntimeMessage[] {
  if (!Array.isArray(list)) return [];
  return list
    .map((entry) => v.safeParse(message, entry))
    .filter((parsed) => parsed.success)
    .map(({ output }) => output)
    .filter(isGiven);
}
