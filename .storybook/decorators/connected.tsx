import {
  memoryOrderRecords,
  OrderRecordsContext,
} from '@cb/features/shared/exactlyOnce/orderRecords';
import { endMemberStores, MemberClientContext } from '@cb/features/shared/session/memberClient';
import { OtherTabsContext } from '@cb/features/shared/session/otherTabs';
import { SessionContext } from '@cb/features/shared/session/session';
import { createQueryClient } from '@cb/features/shared/wire/queryClient';
import { demoMemberId } from '@cb/mocks/world/members';
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

const session = { userId: demoMemberId, close: () => {}, leave: () => {} };

function Connected({ children }: { children: ReactNode }) {
  const [memberClient] = useState(() => ({ client: createStoryClient(), keep: () => {} }));
  const [orderRecords] = useState(memoryOrderRecords);
  return (
    <MemberClientContext value={memberClient}>
      <QueryClientProvider client={memberClient.client}>
        <OrderRecordsContext value={orderRecords}>
          <OtherTabsContext value={storyEnvironment.otherTabs}>
            <SessionContext value={session}>
              <PlatformProvider platform={storyEnvironment.platform}>{children}</PlatformProvider>
            </SessionContext>
          </OtherTabsContext>
        </OrderRecordsContext>
      </QueryClientProvider>
    </MemberClientContext>
  );
}

/** Provides a container's contexts: the demo member, a fresh cache and orders, the story's platform and tabs. */
export const connected: Decorator = (Story) => (
  <Connected>
    <Story />
  </Connected>
);
