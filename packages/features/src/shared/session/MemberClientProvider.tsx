import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createQueryClient } from '../wire/queryClient.ts';
import { MemberClientContext } from './memberClient.ts';

/** Provides the page's query client to the member's pages; the first of them creates it. */
export function MemberClientProvider({ children }: { children: ReactNode }) {
  const { client: existing, keep } = use(MemberClientContext);
  const [client] = useState(() => existing ?? createQueryClient());
  useLayoutEffect(() => keep(client), [client, keep]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
