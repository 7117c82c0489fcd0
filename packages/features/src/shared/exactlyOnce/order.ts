import type { OtherTabs } from '../session/otherTabs.ts';
import type { Envelope } from '../wire/envelope.ts';
import type { CallResult } from '../wire/post.ts';
import { createSignal } from '../basics/signal.ts';
import { type OrderRecords, type OrderRecord, parseRecord } from './orderRecords.ts';

/** What the member confirmed, as far as other tabs may show it. */
export type ConfirmedOrder = Pick<OrderRecord, 'cb' | 'choice'>;

/** The state of an order, with what the member confirmed. */
export type OrderState =
  | { readonly status: 'idle' }
  /** It is being sent, here or in another tab. */
  | ({ readonly status: 'sending' } & ConfirmedOrder)
  /** Lasts until `reset`, also across a remount, but not across a reload. */
  | ({ readonly status: 'responded'; readonly envelope: Envelope } & ConfirmedOrder)
  /** It is unknown whether it was sent, or what its outcome was. Lasts until `haveChecked`. */
  | ({ readonly status: 'lost' } & ConfirmedOrder)
  /** Nothing was sent, for this reason. Lasts until `reset`. */
  | ({ readonly status: 'unsent'; readonly reason: UnsentReason } & ConfirmedOrder);

/**
 * - `session`: there was no response to the request for the session.
 * - `storage`: the browser could not record what keeps an order from being sent twice.
 */
export type UnsentReason = 'session' | 'storage';

/** Carries a confirmed order to the server. */
export interface Courier {
  /** Returns whether the session is still the member's; `undefined` if that is unknown. */
  readonly isStillMember: () => Promise<boolean | undefined>;
  /** The server acts on a key once, however often the request arrives (D59). */
  readonly send: (idempotencyKey: string) => Promise<CallResult>;
}

export type Order = ReturnType<typeof createOrderStore>;

type KeyedOrder = Pick<OrderRecord, 'key'> & ConfirmedOrder;

const idle: OrderState = { status: 'idle' };

/**
 * Creates this tab's store of one thing that the member can order. All tabs share the record of its last
 * order, which changes only under the lock. Each tab remembers the last order whose outcome the member knows:
 * if it finds a different one under the lock, it shows that instead of sending (D31, D150).
 */
export function createOrderStore(name: string, records: OrderRecords, tabs: OtherTabs) {
  const changes = createSignal<void>();
  let state = idle;
  /** The key of the last order that had an outcome when the member was asked to confirm. */
  let knownKey: string | undefined;
  /** The key of the order that the state shows. */
  let shownKey: string | undefined;
  /** The key of the last order that was confirmed in this tab. */
  let ownKey: string | undefined;
  /** Resolves when `knownKey` has been read; rejects if that failed. */
  let loaded: Promise<void>;
  let hasEnded = false;

  function show(next: OrderState) {
    if (next === state) return;
    state = next;
    changes.emit();
  }

  const read = async () => parseRecord(await records.read(name));

  async function write(record: OrderRecord) {
    if (hasEnded) throw new Error('The records of this member have been deleted.');
    await records.write(name, record);
    tabs.broadcast('orders');
  }

  const isReady = () => state.status === 'idle' || state.status === 'unsent';

  /** Call this when the member is asked to confirm: an earlier outcome is not shown again. */
  function restart() {
    show(idle);
    loaded = read().then((record) => {
      if (record?.phase === 'answered' || record?.phase === 'over') knownKey = record.key;
      if (state === idle) showRecord(record);
    });
    // `confirm` handles the rejection.
    loaded.catch(() => {});
  }

  /** Shows the last order, unless it is over. */
  function showRecord(record: OrderRecord | undefined) {
    if (!record || record.key === knownKey) return show(idle);
    const { key, cb, choice } = record;
    shownKey = key;
    if (record.phase === 'sending') return waitForTab({ cb, choice });
    if (record.phase === 'lost') return show({ status: 'lost', cb, choice });
    knownKey = key;
    show(
      record.phase === 'answered'
        ? { status: 'responded', cb, choice, envelope: record.envelope }
        : idle,
    );
  }

  /** Shows the order that another tab is sending, and its outcome once that releases the lock. */
  function waitForTab(confirmed: ConfirmedOrder) {
    show({ status: 'sending', ...confirmed });
    records
      .lock(name, async () => settle(await read()))
      .catch(() => show({ status: 'lost', ...confirmed }));
  }

  /** Call this under the lock, where an order that is still being sent was left by a closed tab. */
  async function settle(record: OrderRecord | undefined) {
    if (record?.phase !== 'sending' || record.key === knownKey) return showRecord(record);
    await storeOutcome({ ...record, phase: 'lost' });
  }

  /** Stores and shows an outcome. If it can't be stored, the order is lost for the other tabs. */
  async function storeOutcome(record: OrderRecord) {
    await write(record).catch(() => {});
    showRecord(record);
  }

  /** Reads the record again after another tab has changed it. */
  async function onOtherTab() {
    const [loading, before] = [loaded, state];
    if (hasEnded || (!isReady() && before.status !== 'lost')) return;
    const record = await loading.then(read).catch(() => undefined);
    // The member may have been asked to confirm in the meantime.
    if (loaded !== loading || state !== before || !record || record.key === knownKey) return;
    showRecord(record);
  }

  async function run(order: KeyedOrder, { isStillMember, send }: Courier) {
    await loaded;
    const record = await read();
    if (record && record.key !== knownKey) return settle(record);
    const isMember = await isStillMember();
    const { key, ...confirmed } = order;
    if (isMember === undefined) return show({ status: 'unsent', ...confirmed, reason: 'session' });
    if (!isMember) return restart();
    try {
      await write({ ...order, phase: 'sending' });
    } catch (error) {
      // The failed write may still take effect later.
      void write({ ...order, phase: 'over' }).catch(() => {});
      throw error;
    }
    await storeOutcome(toRecord(order, await send(key).catch(() => undefined)));
  }

  return {
    get: () => state,

    /** Whether the order that the state shows was confirmed in this tab, since it was loaded. */
    isOwn: () => shownKey !== undefined && shownKey === ownKey,

    /** Reads the record, and calls the listener at each change. Returns the function that unsubscribes. */
    subscribe(listener: () => void) {
      const leave = changes.subscribe(listener);
      const stop = tabs.subscribe((message) => void (message === 'orders' && onOtherTab()));
      if (isReady()) restart();
      return () => {
        leave();
        stop();
      };
    },

    /**
     * Sends an order, unless one is being sent, has a response or is lost already. Resolves when the
     * outcome is known and stored.
     */
    async confirm({ cb, choice }: ConfirmedOrder, courier: Courier) {
      if (!isReady()) return;
      if (state.status === 'unsent') restart();
      const key = crypto.randomUUID();
      ownKey = key;
      shownKey = key;
      show({ status: 'sending', cb, choice });
      await records
        .lock(name, () => run({ key, cb, choice }, courier))
        .catch(() => show({ status: 'unsent', cb, choice, reason: 'storage' }));
    },

    /** Allows a new confirmation. Has no effect on a lost order, which has to be checked first. */
    reset() {
      if (state.status !== 'sending' && state.status !== 'lost') restart();
    },

    /** The member has checked what became of a lost order, and may confirm again (D64). */
    haveChecked() {
      const checked = state;
      if (checked.status !== 'lost') return;
      const note = async () => {
        const record = await read();
        if (state !== checked || record?.key !== shownKey) return;
        knownKey = shownKey;
        // If this fails, the other tabs still show it as lost.
        if (record) await write({ ...record, phase: 'over' });
      };
      void records
        .lock(name, note)
        .catch(() => {})
        .then(() => state === checked && restart());
    },

    /** Stores nothing any more, because the member's records have been deleted from this browser. */
    end() {
      hasEnded = true;
    },
  };
}

function toRecord(sent: KeyedOrder, result: CallResult | undefined): OrderRecord {
  if (result?.kind !== 'responded') return { ...sent, phase: 'lost' };
  const { status, envelope } = result;
  // Another member's session is never charged (D60); any other conflict can mean that a request with
  // the same key is still being processed (D157).
  if (status === 409) {
    return { ...sent, phase: envelope.errorCode === 'OTHER_MEMBER' ? 'over' : 'lost' };
  }
  // Without the response's data, which is not needed and may be large.
  return { ...sent, phase: 'answered', envelope: { ...envelope, data: [] } };
}
