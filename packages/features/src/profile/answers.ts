import { onAnswer } from '../wire/post.ts';
import { createSignal } from '../wire/signal.ts';
import type { WireId } from '../wire/wireId.ts';

/** How a send ended: `failed` without a usable answer, `refused` by the server. */
export type Outcome = 'sent' | 'failed' | 'refused';

/** An answer that was submitted, and how far it has come. */
export interface KeptAnswer {
  /** The question's id and the codes of its answers, as the server wrote them (D57). */
  readonly question: WireId;
  readonly codes: readonly WireId[];
  /** Country-language code it was given in. */
  readonly language: string;
  readonly stage: 'waiting' | 'sending' | Outcome;
  /** An earlier try failed. */
  readonly again?: true;
}

export type KeptAnswers = ReadonlyMap<string, KeptAnswer>;

/** By the question's id as a text. */
export interface AnswersState {
  /** Chosen or typed, and not submitted yet. */
  readonly drafts: ReadonlyMap<string, readonly WireId[]>;
  readonly kept: KeptAnswers;
}

export interface AnswersOptions {
  readonly send: (id: string, answer: KeptAnswer) => Promise<Outcome>;
  /** Answers of an earlier page that were not sent. */
  readonly remembered: KeptAnswers;
  /** Told of every change. */
  readonly remember: (kept: KeptAnswers) => void;
  readonly onSent: () => void;
}

const hasFailed = ({ stage }: KeptAnswer) => stage === 'failed' || stage === 'refused';

/** Whether a send has failed and none has got through since. */
export const isUnsent = (answer: KeptAnswer) =>
  hasFailed(answer) || (answer.again === true && answer.stage !== 'sent');

/** Whether what was unsent is on its way once more. */
export const isRetried = (answer: KeptAnswer) => isUnsent(answer) && !hasFailed(answer);

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The answers of one questionnaire. Of one question at most one answer is under way, and the next
 * is sent after it, so that an older never overwrites a newer. What fails is kept, and is sent again
 * when asked to, and once the server answers anything at all.
 */
export function createAnswers({ send, remembered, remember, onSent }: AnswersOptions) {
  const changes = createSignal<void>();
  const underWay = new Map<string, Promise<void>>();
  let state: AnswersState = { drafts: new Map(), kept: remembered };
  let stopListening: (() => void) | undefined;

  function set(next: AnswersState) {
    const isNews = next.kept !== state.kept;
    state = next;
    if (isNews) remember(state.kept);
    listen([...state.kept.values()].some(({ stage }) => stage === 'failed'));
    changes.emit();
  }

  function keep(id: string, answer: KeptAnswer) {
    set({ ...state, kept: new Map(state.kept).set(id, answer) });
  }

  /** Any answer means that the server can be reached again. */
  function listen(wanted: boolean) {
    if (wanted) {
      stopListening ??= onAnswer(() => void resend(({ stage }) => stage === 'failed'));
    } else {
      stopListening?.();
      stopListening = undefined;
    }
  }

  async function deliver(id: string) {
    for (;;) {
      const next = state.kept.get(id);
      if (next?.stage !== 'waiting') break;
      const sending = { ...next, stage: 'sending' } as const;
      keep(id, sending);
      const stage = await send(id, sending);
      // A newer answer has taken its place meanwhile, and goes next.
      if (state.kept.get(id) === sending) keep(id, { ...sending, stage });
      if (stage === 'sent') onSent();
    }
    underWay.delete(id);
  }

  function start(id: string) {
    if (!underWay.has(id)) underWay.set(id, deliver(id));
  }

  function resend(which: (answer: KeptAnswer) => boolean = hasFailed) {
    for (const [id, answer] of state.kept) {
      if (!which(answer)) continue;
      keep(id, { ...answer, stage: 'waiting', again: true });
      start(id);
    }
    return Promise.all(underWay.values());
  }

  listen(remembered.size > 0);

  return {
    get: () => state,
    subscribe: (listener: () => void) => changes.subscribe(listener),

    /** Keeps what is chosen as a draft; back at `known`, the answer so far, the draft goes. */
    edit(question: WireId, codes: readonly WireId[], known: readonly WireId[]) {
      const id = String(question);
      const drafts = new Map(state.drafts).set(id, codes);
      if (isSame(codes, known)) drafts.delete(id);
      set({ ...state, drafts });
    },

    /** Turns the draft into an answer and sends it. */
    submit(question: WireId, codes: readonly WireId[], language: string) {
      const id = String(question);
      const drafts = new Map(state.drafts);
      drafts.delete(id);
      const kept = new Map(state.kept).set(id, { question, codes, language, stage: 'waiting' });
      set({ drafts, kept });
      start(id);
    },

    /** Sends what has failed or was refused; resolves when all that is under way has ended. */
    resend: async () => void (await resend()),

    /** Notes what has arrived by now; what it gives forgets that, once the server's list has been read. */
    markSent() {
      const sent = new Set([...state.kept.values()].filter(({ stage }) => stage === 'sent'));
      return () => {
        set({ ...state, kept: new Map([...state.kept].filter(([, answer]) => !sent.has(answer))) });
      };
    },
  };
}

/** Whether two answers choose the same; the order does not count. */
function isSame(one: readonly WireId[], other: readonly WireId[]) {
  const others = other.map(String);
  return one.length === others.length && one.every((code) => others.includes(String(code)));
}
