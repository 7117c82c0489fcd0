import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  id: 'components-linkbutton',
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { children: 'click here', onClick: fn() },
  decorators: [
    (Story) => (
      <Text>
        forgot your password? <Story />
      </Text>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `An action within a sentence.

**Use it** where a sentence offers to do something, as "forgot your password? click here" does.

**Do not use it** for going to another page (Link), or for a main action (Button).`,
      },
    },
  },
});

export const InASentence = meta.story({ parameters: pictured });

InASentence.test('acts on a click and on Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});
