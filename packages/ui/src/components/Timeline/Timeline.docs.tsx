import type { Guidance } from '@cb/workbench/ComponentPage';
import { Timeline } from './Timeline.tsx';

export const guidance: Guidance = {
  use: `Steps in order: done, current and to come.

**Use it** where a member waits for something: after an order, a payment, a sign-up.

**Do not use it** for steps the member takes in a form.`,
  access: [
    'It is read as a list in order, with “done” after a step that is over.',
    'The current step is announced as such; nothing takes the focus.',
  ],
  do: {
    text: 'Give the current step a date, or the usual number of days.',
    show: () => (
      <Timeline
        steps={[
          { title: 'Ordered', detail: '22-Nov-2026 4:05PM', state: 'done' },
          {
            title: 'We check your order',
            detail: 'Usually 15-30 business days',
            state: 'current',
          },
        ]}
      />
    ),
  },
  avoid: {
    text: 'Do not let members wait for an unknown time.',
    show: () => (
      <Timeline
        steps={[
          { title: 'Ordered', detail: '22-Nov-2026 4:05PM', state: 'done' },
          { title: 'We check your order', detail: 'Please be patient', state: 'current' },
        ]}
      />
    ),
  },
};
