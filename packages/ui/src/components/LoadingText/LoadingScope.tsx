import { useCallback, useState, type ReactNode } from 'react';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Late } from './Late.tsx';
import { LoadingContext } from './loadingContext.ts';

export interface LoadingScopeProps {
  /** Announced once while any part loads, visually hidden: "Loading your profile". */
  label: string;
  /** The parts of the screen, each with a `LoadingText`. */
  children: ReactNode;
}

/**
 * Announces loading once for a screen whose parts load independently, and mutes their own texts. After
 * 10 s it adds that loading takes long.
 */
export function LoadingScope({ label, children }: LoadingScopeProps) {
  const [running, setRunning] = useState(0);
  const begin = useCallback(() => {
    setRunning((count) => count + 1);
    return () => setRunning((count) => count - 1);
  }, []);
  return (
    <LoadingContext value={begin}>
      <LiveText hidden>{running > 0 ? label : ''}</LiveText>
      <Late loading={running > 0} />
      {children}
    </LoadingContext>
  );
}
