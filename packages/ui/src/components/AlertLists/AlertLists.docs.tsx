import type { Guidance } from '@cb/workbench/ComponentPage';
import { AlertBox } from '../AlertBox/AlertBox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AlertLists } from './AlertLists.tsx';

export const guidance: Guidance = {
  use: `Both lists of a server's response in their fixed order: Errors, then Info.

**Use it** on every screen that shows the messages of a call, and keep it mounted while the call runs.

**Do not use it** for one list alone (AlertBox).`,
  access: [
    'Both regions stay mounted: a new error is announced at once, a new info politely.',
    'Each list has a heading, so that screen readers can jump to it.',
    'It takes no focus.',
  ],
  do: {
    text: 'Leave the order to it: Errors come first.',
    show: () => (
      <AlertLists
        errors={['Zipcode is not known']}
        info={['We have sent you an email']}
        loading={false}
        level={3}
      />
    ),
  },
  avoid: {
    text: 'Do not compose the lists yourself in another order.',
    show: () => (
      <Stack>
        <AlertBox tone="info" messages={['We have sent you an email']} level={3} />
        <AlertBox tone="errors" messages={['Zipcode is not known']} level={3} />
      </Stack>
    ),
  },
};
