import { plainText } from '@cb/ui/domain/text';
import { usePlatform } from '@cb/ui/platform';
import { CbCodePanel } from '@cb/ui/screens/Balance/CbCodePanel';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../shared/basics/signal.ts';
import { submitOnce } from '../shared/forms/useSubmission.ts';
import { expectGrant } from '../shared/member/balance.ts';
import { createMemberStores } from '../shared/session/memberStores.ts';
import { useUserId } from '../shared/session/session.ts';
import {
  type CbCodeEvent,
  cbCodeReducer,
  initialCbCodeState,
  readGrant,
  redeemCode,
} from './cbCodeRedemption.ts';

/** The CB CODE panel over POST /cinchCode/redeem (CBC-02). Its state survives unmounting. */
export function CbCode() {
  const { state, submit, change } = useCbCode();
  return <CbCodePanel {...state} onChange={change} onSubmit={submit} />;
}

/** How long "Cinch Code redeem response received" is shown, in ms (D43). */
const receivedMs = 1000;

function createStore() {
  const changes = createSignal<void>();
  let state = initialCbCodeState;
  return {
    get: () => state,
    subscribe: (listener: () => void) => changes.subscribe(listener),
    dispatch(event: CbCodeEvent) {
      state = cbCodeReducer(state, event);
      changes.emit();
    },
    end() {
      state = initialCbCodeState;
    },
  };
}

/** Stored outside React, so that closing the dropdown does not lose a code that was sent. */
const getStore = createMemberStores<ReturnType<typeof createStore>>();

/** The CB code flow of a member. Never sends a code while another one is being sent. */
function useCbCode() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { clock } = usePlatform();
  const store = getStore(queryClient, String(userId), createStore);
  const { get, subscribe, dispatch } = store;
  const state = useSyncExternalStore(subscribe, get);

  async function redeem(code: string) {
    dispatch({ type: 'sent' });
    const addGrant = expectGrant(queryClient, userId);
    const result = await redeemCode(code);
    dispatch({ type: 'settled', result });
    if (result.kind !== 'responded') return;
    clock.after(receivedMs, () => dispatch({ type: 'noticeEnded' }));
    const grant = readGrant(result.envelope);
    if (grant) void addGrant(grant.cb);
  }

  function submit() {
    const { status, code } = get();
    if (status !== 'editing' || plainText(code) === '') return;
    void submitOnce(store, () => redeem(code));
  }

  return { state, submit, change: (code: string) => dispatch({ type: 'changed', code }) };
}
