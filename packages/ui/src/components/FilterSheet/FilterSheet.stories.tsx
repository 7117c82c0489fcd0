import { inViewport, picturedIn } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const meta = preview.meta({
  id: 'components-filtersheet',
  title: 'Components/Actions/FilterSheet',
  component: FilterSheet,
  args: {
    done: 'Show rewards',
    children: (
      <Chip pressed={false} onChange={() => {}}>
        I can redeem now
      </Chip>
    ),
  },
  ...inViewport('phone'),
  parameters: {
    docs: {
      description: {
        component: `Filters behind a button, for a phone.

**Use it** where the filters of a list take more than one row. The active filters stay visible next to it, each as a Chip.

**Do not use it** where there is room for the filters: show them next to the search instead.`,
      },
    },
  },
});

export const Closed = meta.story({ parameters: picturedIn('light wide') });

Closed.test('opens the filters, and gives the focus back', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.click(button);
  await expect(await screen.findByRole('button', { name: 'I can redeem now' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show rewards' }));
  await waitFor(() => expect(button).toHaveFocus());
});
