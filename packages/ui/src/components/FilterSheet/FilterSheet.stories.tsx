import { inViewport, picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
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
    guidance: {
      access: [
        'Its button opens a dialog named “Filters”, which takes the focus and keeps Tab inside.',
        'Escape, Close and the button at its end close it; the focus returns to “Filters”.',
      ],
      do: {
        text: 'Name the closing button after the list that it leads back to.',
        show: () => (
          <Stack align="start">
            <Chip pressed onChange={() => undefined}>
              I can redeem now
            </Chip>
            <Button>Show rewards</Button>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not offer Cancel: a filter applies as soon as it changes.',
        show: () => (
          <Stack align="start">
            <Chip pressed onChange={() => undefined}>
              I can redeem now
            </Chip>
            <Inline>
              <Button>Apply</Button>
              <Button tone="quiet">Cancel</Button>
            </Inline>
          </Stack>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Filters behind a button, for a phone.

**Use it** where the filters of a list take more than one row. The active filters stay visible next to it, each as a Chip.

**Do not use it** where there is room for the filters: show them next to the search instead.`,
      },
    },
  },
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
