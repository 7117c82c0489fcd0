import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
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
    docs: {
      description: {
        component: `A box that narrows the list below it while the member types. Updates that may come later, such as the URL, wait until typing pauses for 250 ms.

**Use it** above a list that is already loaded.

**Do not use it** to choose one of many known options (Combobox).`,
      },
    },
  },
});

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

export const EndlessTerm = meta.story({ args: { value: 'W'.repeat(2000) } });

export const Looks = meta.story(looks({ Empty, Filled }));
