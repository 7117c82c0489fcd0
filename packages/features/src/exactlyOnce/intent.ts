import { v4 as uuid } from 'uuid';
import type { Envelope } from '../wire/envelope.ts';
import type { IntentPort } from './intentPort.ts';
import { parseRecord, type IntentRecord } from './intentRecord.ts';
import type { CallResult } from '../wire/post.ts';
import { createSignal } from '../wire/signal.ts';

/** `cb` is what the member confirmed, in CB. */
export type IntentState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly cb: number }
  | { readonly status: 'answered'; readonly cb: number; readonly envelope: Envelope }
  /** Nobody knows whether it was sent, or what became of it. */
  | { readonly status: 'lost'; readonly cb: number };

/** What a member confirms; the call takes this very order, and the states tell its CB. */
export interface Order {
  readonly cb: number;
}

/** Carries a confirmed order to the server. */
export interface Courier<O extends Order> {
  /** Asked before anything is sent: whether it may be. Where no answer comes, nothing is sent. */
  readonly mayGo: () => Promise<'yes' | 'no' | 'unknown'>;
  /** Sends it; the key names the one effect it may have, however often it arrives (decision D59). */
  readonly send: (order: O, idempotencyKey: string) => Promise<CallResult>;
}

export type Intent = ReturnType<typeof createIntent>;

const idle: IntentState = { status: 'idle' };

/**
 * One thing the member can confirm, in one tab. It is sent at most once for each time the member is
 * asked (decision D31): a record that all tabs share counts what was sent, and each tab remembers the
 * count it asked at. A tab that finds another count under the lock takes over that outcome instead
 * of sending. What is not known to be answered counts as lost and is never sent again by itself.
 */
export function createIntent(name: string, port: IntentPort) {
  const changes = createSignal<void>();
  let state: IntentState = idle;
  /** How much was sent when the member was asked; it belongs to earlier questions. */
  let asked: Promise<number | undefined> = Promise.resolve(0);
  let listeners = 0;
  let stop = () => {};

  const load = async () => parseRecord(await port.load(name));
  const save = (record: IntentRecord) => port.save(name, JSON.stringify(record));

  /** The record as this tab last heard of it; `null` where it heard of none, `undefined` where it can't know. */
  function peek() {
    const text = port.peek(name);
    return text === null ? null : parseRecord(text);
  }

  function show(next: IntentState) {
    if (next === state) return;
    state = next;
    changes.emit();
  }

  /** Asks anew. */
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

  /** Another tab sends: its lock comes free when it has the outcome, or is gone. */
  function follow({ cb }: IntentRecord) {
    show({ status: 'sending', cb });
    void underLock(cb, async () => takeOver(await load()));
  }

  /** Under the lock, where a record that still says "sending" is that of a tab that is gone. */
  async function takeOver(record: IntentRecord | undefined) {
    if (record?.phase !== 'sending') return end(record);
    await keep({ ...record, phase: 'lost' });
  }

  function end(record: IntentRecord | undefined) {
    // Nothing was taken: the member is asked anew.
    if (record?.phase === 'void') asked = Promise.resolve(record.generation);
    show(record && record.phase !== 'void' ? toState(record) : idle);
  }

  /** Where nothing can be remembered nobody knows what was sent. */
  const underLock = (cb: number, task: () => Promise<void>) =>
    port.lock(name, async () => {
      try {
        await task();
      } catch {
        show({ status: 'lost', cb });
      }
    });

  /** Another tab wrote something. */
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
    // Nobody knows what was sent before.
    if (earlier === undefined) return show({ status: 'lost', cb: order.cb });
    if (record && (record.generation !== earlier || isOpen(record))) return takeOver(record);
    const may = await mayGo();
    if (may === 'no') return arm();
    const sent = { generation: earlier + 1, key: uuid(), cb: order.cb };
    if (may === 'unknown') return keep({ ...sent, phase: 'lost' });
    await save({ ...sent, phase: 'sending' });
    await keep(await settle(sent, () => send(order, sent.key)));
  }

  /** What can't be remembered is lost to the other tabs; this one knows. */
  async function keep(record: IntentRecord) {
    await save(record).catch(() => {});
    end(record);
  }

  arm();

  return {
    get: () => state,

    /** While nobody listens, other tabs are not heard; the first to listen asks anew if idle. */
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

    /** Sends, unless the intent is under way, answered or lost already. */
    confirm<O extends Order>(order: O, courier: Courier<O>) {
      if (state.status !== 'idle') return;
      const { cb } = order;
      show({ status: 'sending', cb });
      void underLock(cb, () => run(order, courier));
    },

    /** The member wants to be asked again. A lost answer has to be checked first. */
    reset() {
      if (state.status !== 'sending' && state.status !== 'lost') arm();
    },

    /** The member has looked what became of a lost answer, and may be asked again (decision D64). */
    haveChecked() {
      void port.lock(name, async () => {
        if (state.status !== 'lost') return;
        const record = await load().catch(() => undefined);
        // What could not be written now is lost still where it can be read.
        if (record?.phase === 'lost') await save({ ...record, phase: 'checked' }).catch(() => {});
        arm();
      });
    },
  };
}

const countOf = (record: IntentRecord | null | undefined) => record?.generation ?? 0;

/** Nobody knows yet what became of it. */
const isOpen = ({ phase }: IntentRecord) => phase === 'sending' || phase === 'lost';

type Sent = Pick<IntentRecord, 'generation' | 'key' | 'cb'>;

async function settle(sent: Sent, send: () => Promise<CallResult>): Promise<IntentRecord> {
  try {
    const result = await send();
    // Stryker disable next-line ConditionalExpression: reading an answer that is none throws, which is lost as well
    if (result.kind !== 'answered') return { ...sent, phase: 'lost' };
    if (result.status === 409) return { ...sent, phase: conflict(result.envelope) };
    return { ...sent, phase: 'answered', envelope: copyOf(result.envelope) };
  } catch {
    return { ...sent, phase: 'lost' };
  }
}

/** Another member's session takes nothing (decision D60); under the same key it may still be at work. */
const conflict = ({ errorCode }: Envelope) => (errorCode === 'OTHER_MEMBER' ? 'void' : 'lost');

/** Without its records, which are none of the other tabs' business and may be too large to keep. */
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
