import {
  memoryOrderRecords,
  OrderRecordsContext,
} from '@cb/features/shared/exactlyOnce/orderRecords';
import { MemberClientContext } from '@cb/features/shared/session/memberClient';
import { endMemberStores } from '@cb/features/shared/session/memberStores';
import { OtherTabsContext } from '@cb/features/shared/session/otherTabs';
import { SessionContext } from '@cb/features/shared/session/session';
import { createQueryClient } from '@cb/features/shared/wire/queryClient';
import { demoMemberId } from '@cb/mocks/world/members';
import { PlatformProvider, type Platform } from '@cb/ui/platform';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type PropsWithChildren } from 'react';
import { storyEnvironment } from '../backend/storyEnvironment.ts';

function createStoryClient() {
  const client = createQueryClient();
  // Otherwise stores outside React would send calls during later stories.
  storyEnvironment.ending.signal.addEventListener('abort', () => endMemberStores(client));
  return client;
}

const session = { userId: demoMemberId, close: () => {}, leave: () => {} };

/** Provides the story's tabs and platform, and empty order records. */
export function StoryProviders({ platform, children }: PropsWithChildren<{ platform: Platform }>) {
  const [orderRecords] = useState(memoryOrderRecords);
  return (
    <OrderRecordsContext value={orderRecords}>
      <OtherTabsContext value={storyEnvironment.otherTabs}>
        <PlatformProvider platform={platform}>{children}</PlatformProvider>
      </OtherTabsContext>
    </OrderRecordsContext>
  );
}

function ContainerProviders({ children }: PropsWithChildren) {
  const [memberClient] = useState(() => ({ client: createStoryClient(), keep: () => {} }));
  return (
    <MemberClientContext value={memberClient}>
      <QueryClientProvider client={memberClient.client}>
        <SessionContext value={session}>
          <StoryProviders platform={storyEnvironment.platform}>{children}</StoryProviders>
        </SessionContext>
      </QueryClientProvider>
    </MemberClientContext>
  );
}

/** Provides a container's contexts: the demo member, an empty cache, and those of `StoryProviders`. */
export const connected: Decorator = (Story) => (
  <ContainerProviders>
    <Story />
  </ContainerProviders>
);
