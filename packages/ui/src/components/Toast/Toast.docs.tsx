import type { Guidance } from '@cb/workbench/ComponentPage';
import * as Radix from '@radix-ui/react-toast';
import { Toast } from './Toast.tsx';

export const guidance: Guidance = {
  use: `A message that appears without an action and may disappear after a timeout.

**Use it** for news the member did not just ask for, such as CB that arrived.

**Do not use it** for the result of the member's action (AlertBox), or for anything that must be read.`,
  access: [
    'It takes no focus. Errors and alerts are announced at once, the others politely.',
    'Escape, Close and a press anywhere on it remove it.',
    'Its time pauses while the pointer is on it.',
  ],
  do: {
    text: 'Report what happened, with the amount in the content.',
    show: () => (
      // Inert, since a page has one region of toasts.
      <div inert>
        <Radix.Provider>
          <Toast
            type="success"
            title="CB added"
            content="You earned 50 CB for a survey."
            onRemove={() => undefined}
          />
          <Radix.Viewport style={{ inlineSize: 300 }} />
        </Radix.Provider>
      </div>
    ),
  },
  avoid: {
    text: 'Do not ask for anything: a press removes it.',
    show: () => (
      <div inert>
        <Radix.Provider>
          <Toast
            type="info"
            title="Confirm your email"
            content="Press here to receive the link again."
            onRemove={() => undefined}
          />
          <Radix.Viewport style={{ inlineSize: 300 }} />
        </Radix.Provider>
      </div>
    ),
  },
};
