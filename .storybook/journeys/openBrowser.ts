import { forgetMember } from '@cb/features/session/forgetMember';
import { createQueryClient } from '@cb/features/wire/queryClient';

/** A journey begins in a browser that remembers nothing of a member. */
export const openBrowser = () => forgetMember(createQueryClient());
