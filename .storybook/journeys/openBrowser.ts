import { forgetMember } from '@cb/features/session/forgetMember';
import { createQueryClient } from '@cb/features/wire/queryClient';

/** Clears what a member leaves in the browser, so that no journey sees what another one stored. */
export const openBrowser = () => forgetMember(createQueryClient());
