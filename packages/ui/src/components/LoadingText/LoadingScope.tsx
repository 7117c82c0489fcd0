import { useCallback, useState, type ReactNode } from 'react';
import { LiveText } from '../LiveText/LiveText.tsx';
import { LoadingContext } from './loadingContext.ts';

export interface LoadingScopeProps {
  /** Said once, to screen readers only, while any part loads: "Loading your profile". */
  label: string;
  children: ReactNode;
}

/** A screen whose parts load by themselves: it says so once, and their loading texts are silent. */
export function LoadingScope({ label, children }: LoadingScopeProps) {
  const [running, setRunning] = useState(0);
  const begin = useCallback(() => {
    setRunning((count) => count + 1);
    return () => setRunning((count) => count - 1);
  }, []);
  return (
    <LoadingContext value={begin}>
      <LiveText hidden>{running > 0 ? label : ''}</LiveText>
      {children}
    </LoadingContext>
  );
}
