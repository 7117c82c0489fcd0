import type { ReactNode } from 'react';
import { LoadingText } from '../LoadingText/LoadingText.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface SkeletonGroupProps {
  /** What loads, for instance "Loading surveys"; said to screen readers once. */
  label: string;
  /** Also shows the label, where the specification shows a loading text. */
  labelShown?: boolean;
  /** Skeletons in the layout of what comes. */
  children: ReactNode;
}

/** Skeletons that belong together, under one text that says what loads. */
export function SkeletonGroup({ label, labelShown = false, children }: SkeletonGroupProps) {
  return (
    <Stack>
      <LoadingText hidden={!labelShown}>{label}</LoadingText>
      {children}
    </Stack>
  );
}
