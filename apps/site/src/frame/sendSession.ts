/** Inlined in the head of members' documents. */
import { sendSession } from '@cb/features/member/sendSession';

globalThis.cbSession = sendSession();
