import type { Envelope } from './envelope.ts';
import type { IntentPort } from './intentPort.ts';
import { glanceAtRecord, loadRecord, saveRecord, type IntentRecord } from './intentRecord.ts';
import type { CallResult } from './post.ts';
import { createSignal } from './signal.ts';

/** `detail` is what the member confirmed, as given to `confirm`. */
export type IntentState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly detail: string }
  | { readonly status: 'answered'; readonly detail: string; readonly envelope: Envelope }
  /** Sent, and nobody knows what became of it. */
  | { readonly status: 'lost'; readonly detail: string };

export type Send = () => Promise<CallResult>;

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
  let asked = Promise.resolve(0);
  let listeners = 0;
  let stop = () => {};

  function show(next: IntentState) {
    if (next === state) return;
    state = next;
    changes.emit();
  }

  /** Asks anew. */
  function arm() {
    const known = glanceAtRecord(port, name);
    see(known);
    const loading = loadRecord(port, name);
    void loading.then((record) => {
      if (state.status === 'idle') see(record);
    });
    asked = known === undefined ? loading.then(countOf) : Promise.resolve(countOf(known));
  }

  function see(record: IntentRecord | null | undefined) {
    if (record?.phase === 'sending') follow(record);
    else show(record?.phase === 'lost' ? outcome(record) : idle);
  }

  /** Another tab sends: its lock comes free when it has the outcome, or is gone. */
  function follow({ detail }: IntentRecord) {
    show({ status: 'sending', detail });
    void port.lock(name, async () => takeOver(await loadRecord(port, name)));
  }

  /** Under the lock, where a record that still says "sending" is that of a tab that is gone. */
  async function takeOver(record: IntentRecord | undefined) {
    if (record?.phase !== 'sending') return show(record ? outcome(record) : idle);
    const lost = { ...record, phase: 'lost' } as const;
    await saveRecord(port, name, lost);
    show(outcome(lost));
  }

  /** Another tab wrote something. */
  async function hear() {
    const earlier = await asked;
    if (state.status !== 'idle') return;
    const record = glanceAtRecord(port, name);
    if (record?.phase === 'sending') follow(record);
    else if (record && record.generation > earlier) show(outcome(record));
  }

  async function run(detail: string, send: Send) {
    const earlier = await asked;
    const record = await loadRecord(port, name);
    if (record && (record.generation !== earlier || isOpen(record))) return takeOver(record);
    const sent = { generation: earlier + 1, detail };
    await saveRecord(port, name, { ...sent, phase: 'sending' });
    const settled = await settle(sent, send);
    await saveRecord(port, name, settled);
    show(outcome(settled));
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
    confirm(detail: string, send: Send) {
      if (state.status !== 'idle') return;
      show({ status: 'sending', detail });
      void port.lock(name, () => run(detail, send));
    },

    /** The member wants to be asked again. After a lost answer: has looked what became of it. */
    reset() {
      if (state.status === 'sending') return;
      if (state.status !== 'lost') return arm();
      void port.lock(name, async () => {
        if (state.status !== 'lost') return;
        const record = await loadRecord(port, name);
        if (record?.phase === 'lost') await saveRecord(port, name, { ...record, phase: 'checked' });
        arm();
      });
    },
  };
}

const countOf = (record: IntentRecord | null | undefined) => record?.generation ?? 0;

/** Nobody knows yet what became of it. */
const isOpen = ({ phase }: IntentRecord) => phase === 'sending' || phase === 'lost';

async function settle(
  sent: { generation: number; detail: string },
  send: Send,
): Promise<IntentRecord> {
  try {
    const result = await send();
    if (result.kind !== 'answered') return { ...sent, phase: 'lost' };
    return { ...sent, phase: 'answered', envelope: copyOf(result.envelope) };
  } catch {
    return { ...sent, phase: 'lost' };
  }
}

/** Without its records, which are none of the other tabs' business and may be too large to keep. */
const copyOf = ({ errors, info, fieldErrors, success, errorCode }: Envelope) => ({
  success,
  errorCode,
  errors: [...errors],
  info: [...info],
  fieldErrors: fieldErrors.map(({ field, errors: ofField }) => ({ field, errors: [...ofField] })),
  data: [],
});

function outcome(record: IntentRecord): IntentState {
  const { detail } = record;
  if (record.phase === 'answered') return { status: 'answered', detail, envelope: record.envelope };
  return { status: 'lost', detail };
}
