import { forgetMember } from '@cb/features/session/forgetMember';
import { createQueryClient } from '@cb/features/wire/queryClient';
import { Journey } from './Journey.tsx';

/** The meta of a journey: the whole window, and a running clock that starts at the world's time. */
export const journey = {
  component: Journey,
  args: { start: '/dashboard' },
  parameters: { layout: 'fullscreen' as const, clock: 'world', signedIn: true },
  // Clears what a member leaves in the browser, so that no journey sees what another one stored.
  beforeEach: () => forgetMember(createQueryClient()),
};
