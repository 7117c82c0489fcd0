import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guidance } from './LinkButton.docs.tsx';
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
  parameters: { guidance },
});

/** Looks like a link and is announced as one (LOG-04), but runs an action. */
export const InASentence = meta.story({ parameters: pictured });

InASentence.test('acts on a click, on Enter and on Space', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});
