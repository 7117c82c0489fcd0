import { createQueryClient } from '@cb/features/lib/queryClient';
import { PlatformProvider } from '@cb/ui/platform/Platform.tsx';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { stage } from '../stage.ts';

function Connected({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformProvider platform={stage.platform}>{children}</PlatformProvider>
    </QueryClientProvider>
  );
}

/** What a container needs around it: a fresh cache and the stage's platform. */
export const connected: Decorator = (Story, { globals }) => (
  <Connected key={String(globals['scenario'])}>
    <Story />
  </Connected>
);
