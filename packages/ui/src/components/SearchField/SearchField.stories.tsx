import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  id: 'components-searchfield',
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search the rewards',
    placeholder: 'Search term...',
    value: '',
    onChange: fn(),
    onSettle: fn(),
  },
  parameters: {
    guidance: {
      access: [
        'Its label is read but not visible; the placeholder does not replace it.',
        'Enter commits the term; “Clear the search” empties it and returns the focus to the field.',
        'It does not announce results: report their number in a LiveText.',
      ],
      do: {
        text: 'Report below it how many entries are left.',
        show: () => (
          <Stack space="xsmall">
            <SearchField
              label="Search the rewards"
              placeholder="Search term..."
              value="coffee"
              onChange={() => undefined}
            />
            <LiveText>3 of 118 gift cards</LiveText>
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not add a button: the list follows each letter.',
        show: () => (
          <Inline>
            <SearchField
              label="Search all rewards"
              placeholder="Search term..."
              value="coffee"
              onChange={() => undefined}
            />
            <Button>Search</Button>
          </Inline>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A box that narrows the list below it while the member types. Updates that may come later, such as the URL, wait until typing pauses for 250 ms.

**Use it** above a list that is already loaded.

**Do not use it** to choose one of many known options (Combobox).`,
      },
    },
  },
});

/** No term: the whole list is shown below. */
export const Empty = meta.story();

Empty.test(
  'has an accessible name, and reports each change',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search the rewards' });
    await expect(box).toHaveAttribute('placeholder', 'Search term...');
    await userEvent.type(box, 'c');
    await expect(args.onChange).toHaveBeenCalledWith('c');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** A term, with a button that clears it. */
export const Filled = meta.story({ args: { value: 'coffee' } });

Filled.test('clears with its button and keeps the focus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(args.onChange).toHaveBeenCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

Filled.test('reports when the term is committed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
  await expect(args.onSettle).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect(args.onSettle).toHaveBeenCalledTimes(2);
});

Filled.test('commits nothing while an input method uses Enter', async ({ canvas, args }) => {
  const box = canvas.getByRole('searchbox');
  await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  await expect(args.onSettle).not.toHaveBeenCalled();
});

export const EndlessTerm = meta.story({ tags: ['edge-case'], args: { value: 'W'.repeat(2000) } });

export const Looks = meta.story({ ...looks({ Empty, Filled }), tags: ['!dev', '!autodocs'] });
