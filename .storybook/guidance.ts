import type { ReactNode } from 'react';

interface Advice {
  /** One sentence. */
  readonly text: string;
  readonly show: () => ReactNode;
}

/** What a component's page says beyond its description, as the parameter `guidance` of its stories. */
export interface Guidance {
  /** What keys do, and what a screen reader reads, a sentence each. */
  readonly access: readonly string[];
  readonly do: Advice;
  readonly avoid: Advice;
}
