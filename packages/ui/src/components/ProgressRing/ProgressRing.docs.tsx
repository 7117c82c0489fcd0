import type { Guidance } from '@cb/workbench/ComponentPage';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ProgressRing } from './ProgressRing.tsx';

export const guidance: Guidance = {
  use: `A ring that fills to a percentage, with the figure inside.

**Use it** for progress that a member makes over days, such as a profile, next to the text that names it.

**Do not use it** while a call runs (ProgressBar), or for a wait of unknown length (Spinner).`,
  access: [
    'Only the percentage is read: the text around it has to name the progress.',
    'It takes no focus, and a change is not announced.',
    'An unknown percentage is a dash.',
  ],
  do: {
    text: 'Put the text that names the progress next to it.',
    show: () => (
      <Inline>
        <ProgressRing percent={40} size="small" />
        <Text>Your profile</Text>
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not leave the ring without words.',
    show: () => <ProgressRing percent={40} size="small" />,
  },
};
