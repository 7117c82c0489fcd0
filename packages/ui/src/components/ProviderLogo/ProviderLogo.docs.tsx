import type { Guidance } from '@cb/workbench/ComponentPage';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';

export const guidance: Guidance = {
  use: `The provider of a survey: a mark and a name, drawn for this site.

**Use it** on a survey and above a list of one provider's surveys.

**Do not use it** inside a sentence (write the name).`,
  access: [
    'It is read as an image with the provider’s name, and takes no focus.',
    'As a mark it is hidden from screen readers, so the name next to it is read once.',
  ],
  do: {
    text: 'Choose the mark where the name follows as text.',
    show: () => (
      <Inline space="xsmall">
        <ProviderLogo provider="YOURSURVEYS" size="mark" />
        <Text>YourSurveys: 23 surveys</Text>
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not write the name next to a logo that contains it.',
    show: () => (
      <Inline space="xsmall">
        <ProviderLogo provider="YOURSURVEYS" />
        <Text>YourSurveys: 23 surveys</Text>
      </Inline>
    ),
  },
};
