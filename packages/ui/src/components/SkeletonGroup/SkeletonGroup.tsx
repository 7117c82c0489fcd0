import type { ReactNode } from 'react';
import { LoadingText } from '../LoadingText/LoadingText.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface SkeletonGroupProps {
  /** The loading text, such as "Loading surveys"; announced once. */
  label: string;
  /** Shows the label, for a specified loading text; it is visually hidden otherwise. */
  labelShown?: boolean;
  /** The skeletons, in the layout of the content. */
  children: ReactNode;
}

/** A group of skeletons with one loading text, in the layout of the loading content. */
export function SkeletonGroup({ label, labelShown = false, children }: SkeletonGroupProps) {
  return (
    <Stack>
      <LoadingText hidden={!labelShown}>{label}</LoadingText>
      {children}
    </Stack>
  );
}
