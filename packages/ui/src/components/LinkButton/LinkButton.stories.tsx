import { pictured } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
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
    guidance: {
      access: [
        'It is read as a link in its sentence.',
        'Tab reaches it; Enter and, unlike on a link, Space press it.',
      ],
      do: {
        text: 'Put it into the sentence that gives the reason to press it.',
        show: () => (
          <Text>
            No email yet? <LinkButton onClick={() => undefined}>Send it again</LinkButton>
          </Text>
        ),
      },
      avoid: {
        text: 'Do not use it alone: it looks like a link that leads to a page.',
        show: () => <LinkButton onClick={() => undefined}>Send it again</LinkButton>,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `An action within a sentence.

**Use it** where a sentence offers to do something, as "forgot your password? click here" does.

**Do not use it** for going to another page (Link), or for a main action (Button).`,
      },
    },
  },
});

/** Looks like a link and acts like a button. */
export const InASentence = meta.story({ parameters: pictured });

InASentence.test('acts on a click and on Enter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'click here' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});
