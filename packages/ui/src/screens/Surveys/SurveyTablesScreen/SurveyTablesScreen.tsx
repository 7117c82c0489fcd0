import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LoadingScope } from '../../../components/LoadingText/LoadingText.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

/** The surveys as tables, one for each partner, each loading independently (SVT-01, D9). */
export function SurveyTablesScreen({
  children,
}: {
  /** A `SurveyTable` for each partner. */
  children: ReactNode;
}) {
  return (
    <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
      <Heading level={1}>Survey tables</Heading>
      <LoadingScope label="Loading the surveys">{children}</LoadingScope>
    </Stack>
  );
}
