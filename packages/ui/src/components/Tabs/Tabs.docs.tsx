import type { Guidance } from '@cb/workbench/ComponentPage';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

export const guidance: Guidance = {
  use: `Views of one subject, one at a time, in the same place.

**Use it** when the member compares views and comes back to them. Only the content of the chosen tab is mounted.

**Do not use it** for steps that follow each other, or for pages with their own address (LinkTabs).`,
  access: [
    'Tab reaches the chosen tab, and after it the panel.',
    'Arrow keys, Home and End choose at once; the last tab is followed by the first.',
    'The panel is read with the name of its tab.',
  ],
  do: {
    text: 'Name each view in one or two words, and count in a badge.',
    show: () => (
      <Tabs
        label="Orders"
        value="pending"
        onChange={() => undefined}
        tabs={[
          {
            value: 'pending',
            label: 'Pending',
            badge: 2,
            content: <Text>Two gift cards are on their way.</Text>,
          },
          { value: 'delivered', label: 'Delivered', badge: 7, content: null },
        ]}
      />
    ),
  },
  avoid: {
    text: 'Do not write sentences or counts into the labels.',
    show: () => (
      <Tabs
        label="All orders"
        value="pending"
        onChange={() => undefined}
        tabs={[
          {
            value: 'pending',
            label: '2 orders are still pending',
            content: <Text>Two gift cards are on their way.</Text>,
          },
          { value: 'delivered', label: '7 orders have been delivered', content: null },
        ]}
      />
    ),
  },
};
