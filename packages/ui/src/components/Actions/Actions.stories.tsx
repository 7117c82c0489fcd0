import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guidance } from './Actions.docs.tsx';
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
  parameters: { guidance },
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
