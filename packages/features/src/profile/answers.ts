import { createSignal } from '../shared/basics/signal.ts';
import { onResponse } from '../shared/wire/post.ts';
import type { WireId } from '../shared/wire/records.ts';

/** How a send ended: `failed` without a usable response, `refused` by the server. */
export type Outcome = 'sent' | 'failed' | 'refused';

/** A submitted answer and its progress. */
export interface SubmittedAnswer {
  /** The question's id and the codes of the chosen answers, as the server sent them (D57). */
  readonly question: WireId;
  readonly codes: readonly WireId[];
  /** The country-language code that it was given in. */
  readonly language: string;
  readonly stage: 'waiting' | 'sending' | Outcome;
  /** Whether an earlier attempt to send it failed. */
  readonly isRetry?: true;
}

export type SubmittedAnswers = ReadonlyMap<string, SubmittedAnswer>;

/** The state of the answers, keyed by the question's id as a text. */
export interface AnswersState {
  /** Answers that were chosen or typed, but not submitted yet. */
  readonly drafts: ReadonlyMap<string, readonly WireId[]>;
  readonly submitted: SubmittedAnswers;
}

export interface AnswersOptions {
  /** Sends the answer to the question with this id; never rejects. */
  readonly send: (id: string, answer: SubmittedAnswer) => Promise<Outcome>;
  /** Unsent answers of an earlier page. */
  readonly remembered: SubmittedAnswers;
  /** Returns whether failed answers may be resent automatically, which needs the member's session. */
  readonly mayResend: () => Promise<boolean | undefined>;
  /** Stores the answers. Called with every change. */
  readonly remember: (submitted: SubmittedAnswers) => void;
  /** Called when an answer has arrived. */
  readonly onSent: () => void;
}

const isFailed = ({ stage }: SubmittedAnswer) => stage === 'failed';
const wasUnsuccessful = ({ stage }: SubmittedAnswer) => stage === 'failed' || stage === 'refused';

/** Whether sending has failed and no later attempt has succeeded. */
export const isUnsent = (answer: SubmittedAnswer) =>
  wasUnsuccessful(answer) || (answer.isRetry === true && answer.stage !== 'sent');

/** Whether an unsent answer is being sent again. */
export const isRetried = (answer: SubmittedAnswer) => isUnsent(answer) && !wasUnsuccessful(answer);

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The answers of one questionnaire. Answers to the same question are sent one after another, so that
 * an older one never overwrites a newer one. Failed answers are kept; they are resent on request, and
 * as soon as the server responds to any call in the member's session.
 */
export function createAnswers(options: AnswersOptions) {
  const { send, remembered, mayResend, remember, onSent } = options;
  const changes = createSignal<void>();
  const deliveries = new Map<string, Promise<void>>();
  let state: AnswersState = { drafts: new Map(), submitted: remembered };
  let isCheckingSession = false;
  let hasEnded = false;

  function set(next: AnswersState) {
    if (hasEnded) return;
    if (next.submitted !== state.submitted) remember(next.submitted);
    state = next;
    changes.emit();
  }

  function store(id: string, answer: SubmittedAnswer) {
    set({ ...state, submitted: new Map(state.submitted).set(id, answer) });
  }

  async function deliver(id: string) {
    for (;;) {
      const next = state.submitted.get(id);
      if (hasEnded || next?.stage !== 'waiting') break;
      const sending = { ...next, stage: 'sending' } as const;
      store(id, sending);
      const stage = await send(id, sending);
      // If a newer answer has replaced it in the meantime, that is sent next.
      if (state.submitted.get(id) === sending) store(id, { ...sending, stage });
      if (stage === 'sent' && !hasEnded) onSent();
    }
    deliveries.delete(id);
  }

  function start(id: string) {
    if (!deliveries.has(id)) deliveries.set(id, deliver(id));
  }

  function resend(shouldResend: (answer: SubmittedAnswer) => boolean = wasUnsuccessful) {
    for (const [id, answer] of state.submitted) {
      if (!shouldResend(answer)) continue;
      store(id, { ...answer, stage: 'waiting', isRetry: true });
      start(id);
    }
    return Promise.all(deliveries.values());
  }

  async function resendFailed() {
    if (isCheckingSession || ![...state.submitted.values()].some(isFailed)) return;
    isCheckingSession = true;
    const isAllowed = await mayResend();
    isCheckingSession = false;
    if (isAllowed) await resend(isFailed);
  }

  // Any response shows that the server can be reached again.
  const stopListening = onResponse(() => void resendFailed());

  return {
    get: () => state,
    subscribe: (listener: () => void) => changes.subscribe(listener),

    /** Stores the choice as a draft. Removes the draft if it equals `known`, the current answer. */
    edit(question: WireId, codes: readonly WireId[], known: readonly WireId[]) {
      const id = String(question);
      const drafts = new Map(state.drafts).set(id, codes);
      if (isSame(codes, known)) drafts.delete(id);
      set({ ...state, drafts });
    },

    /** Submits an answer, which replaces the draft, and sends it. */
    submit(question: WireId, codes: readonly WireId[], language: string) {
      const id = String(question);
      const drafts = new Map(state.drafts);
      drafts.delete(id);
      const submitted = new Map(state.submitted).set(id, {
        question,
        codes,
        language,
        stage: 'waiting',
      });
      set({ drafts, submitted });
      start(id);
    },

    /** Stops sending and storing answers. */
    end() {
      hasEnded = true;
      stopListening();
    },

    /** Resends failed and refused answers; resolves when all sending has ended. */
    resend: async () => void (await resend()),

    /**
     * Returns a function that drops the answers sent so far, to call once the server's list has
     * been read.
     */
    markSent() {
      const sent = new Set([...state.submitted.values()].filter(({ stage }) => stage === 'sent'));
      return () => {
        set({
          ...state,
          submitted: new Map([...state.submitted].filter(([, answer]) => !sent.has(answer))),
        });
      };
    },
  };
}

/** Whether two answers have the same codes, in any order. */
function isSame(one: readonly WireId[], other: readonly WireId[]) {
  const otherCodes = other.map(String);
  return one.length === otherCodes.length && one.every((code) => otherCodes.includes(String(code)));
}
