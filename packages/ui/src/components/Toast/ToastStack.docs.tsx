import type { Guidance } from '@cb/workbench/ComponentPage';
import { ToastStack } from './ToastStack.tsx';

/** Keeps the fixed stack inside an example, which is inert, since a page has one region of toasts. */
const contained = { contain: 'layout', blockSize: '18rem' } as const;

export const guidance: Guidance = {
  use: `Shows toasts at the bottom right, the newest at the bottom. F8 moves the focus to them.

**Use it** once, for the whole dashboard, with useToasts.

**Do not use it** inside a screen, or for more than 8 toasts at a time: the parent removes the oldest.`,
  access: [
    'F8 moves the focus to the region “Notifications (F8)”; Tab goes from the newest toast to the oldest.',
    'While the focus is in it, the time of all toasts pauses.',
    'A new toast does not move the focus.',
  ],
  do: {
    text: 'Report everything that arrives together in one toast.',
    show: () => (
      <div inert style={contained}>
        <ToastStack
          toasts={[
            {
              id: 'all',
              type: 'success',
              title: 'CB added',
              content: 'You earned 150 CB for three surveys.',
            },
          ]}
          onRemove={() => undefined}
        />
      </div>
    ),
  },
  avoid: {
    text: 'Do not push a toast for each part of one event.',
    show: () => (
      <div inert style={contained}>
        <ToastStack
          toasts={['1', '2', '3'].map((id) => ({
            id,
            type: 'success',
            title: 'CB added',
            content: 'You earned 50 CB for a survey.',
          }))}
          onRemove={() => undefined}
        />
      </div>
    ),
  },
};
