import { inViewport, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { guidance } from './FilterSheet.docs.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const meta = preview.meta({
  id: 'components-filtersheet',
  title: 'Components/Actions/FilterSheet',
  component: FilterSheet,
  args: {
    closeLabel: 'Show rewards',
    children: (
      <Chip pressed={false} onChange={() => {}}>
        I can redeem now
      </Chip>
    ),
  },
  ...inViewport('phone'),
  parameters: { guidance },
});

/** Press Filters to open the sheet, whose filters apply at once. */
export const Closed = meta.story({ parameters: picturedIn('light wide') });

Closed.test('opens the filters, and gives the focus back', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.click(button);
  await expect(await screen.findByRole('button', { name: 'I can redeem now' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show rewards' }));
  await waitFor(() => expect(button).toHaveFocus());
});
