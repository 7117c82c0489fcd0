import { createContext, useCallback, useState, type ReactNode } from 'react';
import type { CbEntry } from '#ui/domain/cbEntry.ts';
import { explainerFailed } from '#ui/domain/memberMessages.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import type * as explainer from './WhereIsMyCb.tsx';

/** Opens "Where is my CB?" for a row; without a row it explains the states only. */
type Explain = (entry?: CbEntry) => void;

/** Opens the explainer of the nearest provider. */
export const ExplainContext = createContext<Explain>(() => {});

export interface ExplainerProviderProps {
  /** The address of the help pages, outside the site. */
  helpHref: string;
  children: ReactNode;
}

interface Opened {
  readonly entry: CbEntry | undefined;
  readonly Explainer: (typeof explainer)['WhereIsMyCb'];
}

/** Lets its children open "Where is my CB?", whose script is loaded at the first press (D196). */
export function ExplainerProvider({ helpHref, children }: ExplainerProviderProps) {
  const { alert } = usePlatform();
  const [opened, setOpened] = useState<Opened>();
  const explain: Explain = useCallback(
    (entry) =>
      void import('./WhereIsMyCb.tsx').then(
        ({ WhereIsMyCb }) => setOpened({ entry, Explainer: WhereIsMyCb }),
        () => alert(explainerFailed),
      ),
    [alert],
  );
  return (
    <ExplainContext value={explain}>
      {children}
      {opened && (
        <opened.Explainer
          entry={opened.entry}
          helpHref={helpHref}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ExplainContext>
  );
}
