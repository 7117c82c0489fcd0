import preview from '@cb/workbench/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Components/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component: `A line between two subjects on one surface.

**Use it** where space alone does not part them.

**Not** between cards, and not under every heading.`,
      },
    },
  },
});

export const BetweenTexts = meta.story({
  render: () => (
    <Stack>
      <Text>Change Password</Text>
      <Divider />
      <Text>Delete Account</Text>
    </Stack>
  ),
});
