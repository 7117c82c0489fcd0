import { CbCodePanel } from '@cb/ui/screens/Live/CbCodePanel';
import { useCbCode } from './useCbCode.ts';
import type { WireId } from '../wire/wireId.ts';

/** The CB CODE panel over POST /cinchCode/redeem (CBC-02). Its state survives unmounting. */
export function CbCode({
  userId,
}: {
  /** The logged-in member's id. */
  userId: WireId;
}) {
  const { state, submit, change } = useCbCode(userId);
  return <CbCodePanel {...state} onChange={change} onSubmit={submit} />;
}
