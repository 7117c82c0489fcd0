/** Inlined in the head of members' documents. */
import { sendSession } from '@cb/features/member/session/sendSession';

globalThis.cbSession = sendSession();
