import { picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Actions } from './Actions.tsx';

const meta = preview.meta({
  id: 'components-actions',
  title: 'Components/Actions/Actions',
  component: Actions,
  args: {
    children: (
      <>
        <Button tone="secondary">Cancel</Button>
        <Button>Order the card</Button>
      </>
    ),
  },
  parameters: {
    guidance: {
      access: [
        'It has no role: its buttons are read, and reached by Tab, in the order of the code.',
      ],
      do: {
        text: 'Give each rank one look: the main action primary, the second secondary, the third quiet.',
        show: () => (
          <Actions>
            <Button tone="quiet">Save for later</Button>
            <Button tone="secondary">Cancel</Button>
            <Button>Order the card</Button>
          </Actions>
        ),
      },
      avoid: {
        text: 'Do not put the main action at the start: members look for it where dialogs have it.',
        show: () => (
          <Inline>
            <Button>Order the card</Button>
            <Button tone="secondary">Cancel</Button>
          </Inline>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `The buttons at the end of a task, the main one last.

**Use it** below a form, a question or a result with two or three ways on.

**Do not use it** in a dialog (its \`footer\`), or for links that lead on from a page (Inline).`,
      },
    },
  },
});

/** A main and a second action, at the end of the line. */
export const Two = meta.story({ parameters: picturedIn('dark phone') });

/** Actions that need two lines: the main one stays on top. */
export const TwoLines = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '14rem' }}>
      <Actions {...args} />
    </div>
  ),
});

TwoLines.test('keeps the main action on top', async ({ canvas }) => {
  const boxOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
  await expect(boxOf('Order the card').bottom).toBeLessThan(boxOf('Cancel').top);
});
