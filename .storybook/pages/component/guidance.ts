import type { ReactNode } from 'react';

interface Advice {
  /** One sentence. */
  readonly text: string;
  readonly show: () => ReactNode;
}

/** The advice on a component's page beyond its description: the parameter `guidance` of its stories. */
export interface Guidance {
  /** The effect of keys and the words of a screen reader, a sentence each. */
  readonly access: readonly string[];
  readonly do: Advice;
  readonly avoid: Advice;
}
