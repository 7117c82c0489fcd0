import type { Guidance } from '@cb/workbench/ComponentPage';
import { AlertBox } from '../AlertBox/AlertBox.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** Keeps the fixed notice inside an example. */
const contained = { contain: 'layout', blockSize: '14rem' } as const;

export const guidance: Guidance = {
  use: `Reports that the server cannot be reached, outside all screens.

**Use it** once, at the root of the site, because screens do not show transport failures.

**Do not use it** for a response of the server (AlertBox).`,
  access: [
    'A lost connection is announced politely, and so is its return.',
    'It takes no focus and cannot be dismissed: it disappears when the server can be reached.',
  ],
  do: {
    text: 'Let this notice alone report a lost connection.',
    show: () => (
      <div style={contained}>
        <ConnectionNotice show tryingAgain />
      </div>
    ),
  },
  avoid: {
    text: 'Do not repeat it as an error of the screen.',
    show: () => (
      <div style={contained}>
        <AlertBox tone="errors" messages={['Network error']} level={3} />
        <ConnectionNotice show tryingAgain />
      </div>
    ),
  },
};
