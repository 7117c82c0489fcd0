import { IntentPortContext } from '@cb/features/exactlyOnce/intentPort';
import { memoryIntentPort } from '@cb/features/exactlyOnce/memoryIntentPort';
import { MemberClientContext } from '@cb/features/member/memberClient';
import { endMemberStores } from '@cb/features/member/memberStores';
import { OtherTabsContext } from '@cb/features/member/otherTabs';
import { createQueryClient } from '@cb/features/wire/queryClient';
import { PlatformProvider } from '@cb/ui/platform';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { storyEnvironment } from '../backend/storyEnvironment.ts';

function createStoryClient() {
  const client = createQueryClient();
  // The stores beside React would send calls in later stories.
  storyEnvironment.ending.signal.addEventListener('abort', () => endMemberStores(client));
  return client;
}

function Connected({ children }: { children: ReactNode }) {
  const [memberClient] = useState(() => ({ client: createStoryClient(), keep: () => {} }));
  const [intentPort] = useState(memoryIntentPort);
  return (
    <MemberClientContext value={memberClient}>
      <QueryClientProvider client={memberClient.client}>
        <IntentPortContext value={intentPort}>
          <OtherTabsContext value={storyEnvironment.otherTabs}>
            <PlatformProvider platform={storyEnvironment.platform}>{children}</PlatformProvider>
          </OtherTabsContext>
        </IntentPortContext>
      </QueryClientProvider>
    </MemberClientContext>
  );
}

/** Provides a container's contexts: a fresh cache and intents, the story's platform and tabs. */
export const connected: Decorator = (Story) => (
  <Connected>
    <Story />
  </Connected>
);
