import { QueryClientProvider } from '@tanstack/react-query';
import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemberClientContext } from '../member/memberClient.ts';
import { createQueryClient } from '../wire/queryClient.ts';

/** Provides the page's query client to the member's pages; the first of them creates it. */
export function MemberData({ children }: { children: ReactNode }) {
  const { client: known, keep } = use(MemberClientContext);
  const [client] = useState(() => known ?? createQueryClient());
  useLayoutEffect(() => keep(client), [client, keep]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
