import { v4 as uuid } from 'uuid';
import type { Envelope } from '../wire/envelope.ts';
import type { IntentPort } from './intentPort.ts';
import { parseRecord, type IntentRecord } from './intentRecord.ts';
import type { CallResult } from '../wire/post.ts';
import { createSignal } from '../wire/signal.ts';

/** The state of an intent. `cb` is the amount that the member confirmed, in CB. */
export type IntentState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly cb: number }
  | { readonly status: 'answered'; readonly cb: number; readonly envelope: Envelope }
  /** It is unknown whether the order was sent, or what its outcome was. */
  | { readonly status: 'lost'; readonly cb: number };

/**
 * The order that a member confirms. It is passed to the courier unchanged; the states show its CB.
 */
export interface Order {
  readonly cb: number;
}

/** Carries a confirmed order to the server. */
export interface Courier<O extends Order> {
  /** Checks whether the order may be sent. On `unknown` nothing is sent, and the intent is lost. */
  readonly mayGo: () => Promise<'yes' | 'no' | 'unknown'>;
  /**
   * Sends the order. The server acts on a key once, however often the request arrives (decision
   * D59).
   */
  readonly send: (order: O, idempotencyKey: string) => Promise<CallResult>;
}

export type Intent = ReturnType<typeof createIntent>;

const idle: IntentState = { status: 'idle' };

/**
 * One thing the member can confirm, in one tab. It is sent at most once per confirmation (decision
 * D31): a record shared by all tabs counts how often it was sent, and each tab remembers the count
 * it last asked the member at. A tab that finds a different count under the lock takes over that
 * outcome instead of sending. Whatever has no known answer counts as lost and is never resent
 * automatically.
 */
export function createIntent(name: string, port: IntentPort) {
  const changes = createSignal<void>();
  let state: IntentState = idle;
  /** How often the intent had been sent when the member was asked; `undefined` if it is unknown. */
  let asked: Promise<number | undefined> = Promise.resolve(0);
  let listeners = 0;
  let stop = () => {};

  const load = async () => parseRecord(await port.load(name));
  const save = (record: IntentRecord) => port.save(name, JSON.stringify(record));

  /**
   * The record as last seen by this tab: `null` if there is none, `undefined` if it can't be read.
   */
  function peek() {
    const text = port.peek(name);
    return text === null ? null : parseRecord(text);
  }

  function show(next: IntentState) {
    if (next === state) return;
    state = next;
    changes.emit();
  }

  /** Prepares the intent for a new confirmation. */
  function arm() {
    const known = peek();
    see(known);
    const loading = load().then(
      (record) => {
        if (state.status === 'idle') see(record);
        return countOf(record);
      },
      () => undefined,
    );
    asked = known === undefined ? loading : Promise.resolve(countOf(known));
  }

  function see(record: IntentRecord | null | undefined) {
    if (record?.phase === 'sending') follow(record);
    else show(record?.phase === 'lost' ? toState(record) : idle);
  }

  /**
   * Waits for the tab that is sending: it releases the lock when it has the outcome or is closed.
   */
  function follow({ cb }: IntentRecord) {
    show({ status: 'sending', cb });
    void underLock(cb, async () => takeOver(await load()));
  }

  /**
   * Runs under the lock, where a record that still says "sending" was left behind by a closed tab.
   */
  async function takeOver(record: IntentRecord | undefined) {
    if (record?.phase !== 'sending') return end(record);
    await keep({ ...record, phase: 'lost' });
  }

  function end(record: IntentRecord | undefined) {
    // Nothing was charged, so the member may confirm again.
    if (record?.phase === 'void') asked = Promise.resolve(record.generation);
    show(record && record.phase !== 'void' ? toState(record) : idle);
  }

  /**
   * Runs a task under the lock. If the storage fails, the intent is lost: nobody can say what was
   * sent.
   */
  const underLock = (cb: number, task: () => Promise<void>) =>
    port.lock(name, async () => {
      try {
        await task();
      } catch {
        show({ status: 'lost', cb });
      }
    });

  /** Handles a write by another tab. */
  async function hear() {
    const earlier = await asked;
    if (state.status !== 'idle') return;
    const record = peek();
    if (record?.phase === 'sending') follow(record);
    else if (record && earlier !== undefined && record.generation > earlier) end(record);
  }

  async function run<O extends Order>(order: O, { mayGo, send }: Courier<O>) {
    const earlier = await asked;
    const record = await load();
    // It is unknown whether an earlier order was sent.
    if (earlier === undefined) return show({ status: 'lost', cb: order.cb });
    if (record && (record.generation !== earlier || isOpen(record))) return takeOver(record);
    const may = await mayGo();
    if (may === 'no') return arm();
    const sent = { generation: earlier + 1, key: uuid(), cb: order.cb };
    if (may === 'unknown') return keep({ ...sent, phase: 'lost' });
    await save({ ...sent, phase: 'sending' });
    await keep(await settle(sent, () => send(order, sent.key)));
  }

  /**
   * Stores the record. If that fails, this tab still shows its state; for other tabs it is lost.
   */
  async function keep(record: IntentRecord) {
    await save(record).catch(() => {});
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
        if (state.status === 'idle') arm();
      }
      return () => {
        leave();
        listeners -= 1;
        if (listeners === 0) stop();
      };
    },

    /** Sends the order, unless the intent is being sent, answered or lost already. */
    confirm<O extends Order>(order: O, courier: Courier<O>) {
      if (state.status !== 'idle') return;
      const { cb } = order;
      show({ status: 'sending', cb });
      void underLock(cb, () => run(order, courier));
    },

    /** Allows a new confirmation. Has no effect on a lost intent, which has to be checked first. */
    reset() {
      if (state.status !== 'sending' && state.status !== 'lost') arm();
    },

    /** The member has checked the outcome of a lost order, and may confirm again (decision D64). */
    haveChecked() {
      void port.lock(name, async () => {
        if (state.status !== 'lost') return;
        const record = await load().catch(() => undefined);
        // If this write fails, the tabs that can read the record still show it as lost.
        if (record?.phase === 'lost') await save({ ...record, phase: 'checked' }).catch(() => {});
        arm();
      });
    },
  };
}

const countOf = (record: IntentRecord | null | undefined) => record?.generation ?? 0;

/** Whether the outcome is still unknown. */
const isOpen = ({ phase }: IntentRecord) => phase === 'sending' || phase === 'lost';

type Sent = Pick<IntentRecord, 'generation' | 'key' | 'cb'>;

async function settle(sent: Sent, send: () => Promise<CallResult>): Promise<IntentRecord> {
  try {
    const result = await send();
    // Stryker disable next-line ConditionalExpression: reading the envelope of a failure throws, which counts as lost too
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
  return { status: 'lost', cb };
}
