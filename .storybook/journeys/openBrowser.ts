import { forgetMember } from '@cb/features/lib/forgetMember';
import { createQueryClient } from '@cb/features/lib/queryClient';

/** A journey begins in a browser that remembers nothing of a member. */
export const openBrowser = () => forgetMember(createQueryClient());
