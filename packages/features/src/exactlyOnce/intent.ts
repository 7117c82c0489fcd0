import type { Envelope } from '../wire/envelope.ts';
import type { Saved } from './intentMemory.ts';
import type { IntentPort } from './intentPort.ts';
import { isNewer, newerRecord, parseRecord, type IntentRecord } from './intentRecord.ts';
import type { CallResult } from '../wire/post.ts';
import { createSignal } from '../wire/signal.ts';

/** The state of an intent. `cb` is the amount that the member confirmed, in CB. */
export type IntentState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly cb: number }
  | { readonly status: 'answered'; readonly cb: number; readonly envelope: Envelope }
  /** It is unknown whether the order was sent, or what its outcome was. */
  | { readonly status: 'lost'; readonly cb: number }
  /** Nothing was sent, for this reason. */
  | { readonly status: 'unsent'; readonly cb: number; readonly reason: UnsentReason };

/**
 * - `session`: there was no answer to the question who is logged in.
 * - `storage`: the browser could not read or store what keeps an order from being sent twice.
 */
export type UnsentReason = 'session' | 'storage';

/**
 * The order that a member confirms. It is passed to the courier unchanged; the states show its CB.
 */
export interface Order {
  readonly cb: number;
}

/** Carries a confirmed order to the server. */
export interface Courier<O extends Order> {
  /** Checks whether the order may be sent. On `unknown` nothing is sent. */
  readonly mayGo: () => Promise<'yes' | 'no' | 'unknown'>;
  /**
   * Sends the order. The server acts on a key once, however often the request arrives (decision
   * D59).
   */
  readonly send: (order: O, idempotencyKey: string) => Promise<CallResult>;
}

export type Intent = ReturnType<typeof createIntent>;

/** The content of the storage at some moment. */
interface Found {
  /** The latest record; `null` if there was none, `undefined` if none could be read. */
  readonly record: IntentRecord | null | undefined;
  /** Whether the database was read. The mirror alone may be out of date. */
  readonly isSure: boolean;
}

const idle: IntentState = { status: 'idle' };

/**
 * One thing the member can confirm, in one tab. It is sent at most once per confirmation (decision
 * D31): a record shared by all tabs counts how often it was sent, and each tab remembers the record
 * as it was when the member was asked. A tab that finds a later record under the lock takes over that
 * outcome instead of sending. An order without a response counts as lost and is never resent
 * automatically. If the storage can't tell whether an order was sent, nothing is sent.
 */
export function createIntent(name: string, port: IntentPort) {
  const changes = createSignal<void>();
  let state: IntentState = idle;
  /** The content of the storage when the member was asked. */
  let asked: Promise<Found>;
  /** The newest record that this tab has read or written, which the storage may not have kept. */
  let latest: IntentRecord | undefined;
  let databaseAnswers = false;
  let hasEnded = false;
  let listeners = 0;
  let stop = () => {};

  async function load() {
    const { kept, seen } = await port.load(name);
    const isSure = kept !== undefined;
    databaseAnswers ||= isSure;
    const inDatabase = parseRecord(kept?.value);
    latest = newerRecord(newerRecord(inDatabase, parseRecord(seen)), latest);
    const found: Found = { record: latest ?? (isSure || seen === null ? null : undefined), isSure };
    return { found, inDatabase };
  }

  async function save(record: IntentRecord): Promise<Saved> {
    if (hasEnded) return { inDatabase: false, inMirror: false };
    latest = newerRecord(record, latest);
    return port.save(name, JSON.stringify(record));
  }

  /** The latest record without the database: `null` if there is none, `undefined` if unreadable. */
  function peek() {
    const text = port.peek(name);
    return newerRecord(parseRecord(text), latest) ?? (text === undefined ? undefined : null);
  }

  function show(next: IntentState) {
    if (next === state) return;
    state = next;
    changes.emit();
  }

  /** Whether nothing is being sent, and no outcome is shown. */
  const isReady = () => state.status === 'idle' || state.status === 'unsent';

  /** Prepares the intent for a new confirmation. */
  function arm() {
    const seen = peek();
    const shown = seen && isOpen(seen) ? toState(seen) : idle;
    show(shown);
    asked = load().then(({ found, inDatabase }) => {
      if (state === shown) see(found);
      // Another tab may have written to the mirror since the member was asked.
      const record = found.isSure ? (newerRecord(inDatabase, seen ?? undefined) ?? null) : seen;
      return { record, isSure: found.isSure };
    });
  }

  function see({ record }: Found) {
    if (record?.phase === 'sending') follow(record);
    else show(record?.phase === 'lost' ? toState(record) : idle);
  }

  /**
   * Waits for the tab that is sending: it releases the lock when it has the outcome or is closed.
   */
  function follow({ cb }: IntentRecord) {
    show({ status: 'sending', cb });
    void port.lock(name, async () => {
      const since = await asked;
      const { record } = (await load()).found;
      if (record === undefined) return show({ status: 'lost', cb });
      if (record && isOpen(record)) return takeOver(record);
      if (record && isAfter(record, since)) return end(record);
      show(idle);
    });
  }

  /**
   * Runs under the lock, where a record that still says "sending" was left behind by a closed tab.
   */
  async function takeOver(record: IntentRecord) {
    if (record.phase === 'lost') return end(record);
    await keep({ ...record, phase: 'lost' });
  }

  function end(record: IntentRecord) {
    if (record.phase !== 'void') return show(toState(record));
    // Nothing was charged, so the member may confirm again.
    asked = Promise.resolve({ record, isSure: true });
    show(idle);
  }

  /**
   * Whether a record was written after the member was asked. Without the database only a change of
   * the mirror proves that.
   */
  function isAfter(record: IntentRecord, { record: known, isSure }: Found) {
    if (known === undefined) return false;
    const proof = isSure ? record : parseRecord(port.peek(name));
    return !!proof && !isNewer(record, proof) && (known === null || isNewer(proof, known));
  }

  /** Handles a write by another tab. */
  async function hear() {
    const asking = asked;
    const since = await asking;
    // The member may have been asked again in the meantime, with this write in view.
    if (!isReady() || asked !== asking) return;
    const record = peek();
    if (record?.phase === 'sending') follow(record);
    else if (record && isAfter(record, since)) end(record);
  }

  async function run<O extends Order>(order: O, { mayGo, send }: Courier<O>) {
    const { cb } = order;
    const refuse = (reason: UnsentReason) => show({ status: 'unsent', cb, reason });
    const since = await asked;
    const { record, isSure } = (await load()).found;
    if (record && isOpen(record)) return takeOver(record);
    // A database that has answered before contains orders that the mirror may not show.
    if (databaseAnswers && !isSure) return refuse('storage');
    if (record && isAfter(record, since)) return end(record);
    const isKnown = record !== undefined && since.record !== undefined;
    if (!isKnown || record?.generation !== since.record?.generation) return refuse('storage');
    const may = await mayGo().catch(() => 'unknown' as const);
    if (may === 'no') return arm();
    if (may === 'unknown') return refuse('session');
    const sent = { generation: (record?.generation ?? 0) + 1, key: crypto.randomUUID(), cb };
    const saved = await save({ ...sent, phase: 'sending' });
    if (!saved.inMirror && !(saved.inDatabase && isSure)) {
      await save({ ...sent, phase: 'void' });
      return refuse('storage');
    }
    await keep(await settle(sent, () => send(order, sent.key)));
  }

  /**
   * Stores the record. If that fails, this tab still shows its state; for other tabs it is lost.
   */
  async function keep(record: IntentRecord) {
    await save(record);
    end(record);
  }

  arm();

  return {
    get: () => state,

    /**
     * Subscribes to the state. Without subscribers, writes of other tabs are ignored; the first one
     * reloads.
     */
    subscribe(listener: () => void) {
      const leave = changes.subscribe(listener);
      listeners += 1;
      if (listeners === 1) {
        stop = port.subscribe(() => void hear());
        if (isReady()) arm();
      }
      return () => {
        leave();
        listeners -= 1;
        if (listeners === 0) stop();
      };
    },

    /**
     * Sends the order, unless the intent is being sent, answered or lost already. Resolves when its
     * outcome is known and stored.
     */
    async confirm<O extends Order>(order: O, courier: Courier<O>) {
      if (!isReady() || hasEnded) return;
      if (state.status === 'unsent') arm();
      const { cb } = order;
      show({ status: 'sending', cb });
      await port.lock(name, () => run(order, courier));
    },

    /** Allows a new confirmation. Has no effect on a lost intent, which has to be checked first. */
    reset() {
      if (state.status !== 'sending' && state.status !== 'lost') arm();
    },

    /** The member has checked the outcome of a lost order, and may confirm again (decision D64). */
    haveChecked() {
      const checked = state;
      void port.lock(name, async () => {
        if (checked.status !== 'lost' || state !== checked) return;
        const { record } = (await load()).found;
        // If this write fails, the other tabs still show it as lost.
        if (record?.phase === 'lost') await save({ ...record, phase: 'checked' });
        arm();
      });
    },

    /** Stores nothing any more, because the member's records have been deleted from this browser. */
    end() {
      hasEnded = true;
      stop();
    },
  };
}

/** Whether the outcome is still unknown. */
const isOpen = ({ phase }: IntentRecord) => phase === 'sending' || phase === 'lost';

type Sent = Pick<IntentRecord, 'generation' | 'key' | 'cb'>;

async function settle(sent: Sent, send: () => Promise<CallResult>): Promise<IntentRecord> {
  try {
    const result = await send();
    if (result.kind !== 'answered') return { ...sent, phase: 'lost' };
    if (result.status === 409) return { ...sent, phase: conflict(result.envelope) };
    return { ...sent, phase: 'answered', envelope: copyOf(result.envelope) };
  } catch {
    return { ...sent, phase: 'lost' };
  }
}

/**
 * The phase after a 409. Another member's session is never charged (decision D60); any other 409
 * can mean that a request with the same key is still being processed.
 */
const conflict = ({ errorCode }: Envelope) => (errorCode === 'OTHER_MEMBER' ? 'void' : 'lost');

/** Copies an envelope without its records, which other tabs don't need and which may be large. */
const copyOf = ({ errors, info, fieldErrors, success, errorCode }: Envelope) => ({
  success,
  errorCode,
  errors: [...errors],
  info: [...info],
  fieldErrors: fieldErrors.map(({ field, errors: ofField }) => ({ field, errors: [...ofField] })),
  data: [],
});

function toState(record: IntentRecord): IntentState {
  const { cb } = record;
  if (record.phase === 'answered') return { status: 'answered', cb, envelope: record.envelope };
  return { status: record.phase === 'sending' ? 'sending' : 'lost', cb };
}
