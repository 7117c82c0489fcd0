import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { guidance } from './SearchField.docs.tsx';
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
    onCommit: fn(),
  },
  parameters: { guidance },
});

/** No term: the whole list is shown below. */
export const Empty = meta.story();

Empty.test('has an accessible name and a placeholder, and no button', async ({ canvas }) => {
  const box = canvas.getByRole('searchbox', { name: 'Search the rewards' });
  await expect(box).toHaveAttribute('placeholder', 'Search term...');
  await expect(canvas.queryByRole('button')).toBeNull();
});

Empty.test('reports a change', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'c');
  await expect(args.onChange).toHaveBeenCalledWith('c');
});

/** A term, with a button that clears it. */
export const Filled = meta.story({ args: { value: 'coffee' } });

Filled.test('clears with its button and keeps the focus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(args.onChange).toHaveBeenCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

Filled.test('commits the term by Enter and by blur', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
  await expect(args.onCommit).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect(args.onCommit).toHaveBeenCalledTimes(2);
});

Filled.test('commits nothing while an input method uses Enter', async ({ canvas, args }) => {
  const box = canvas.getByRole('searchbox');
  await fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  await expect(args.onCommit).not.toHaveBeenCalled();
});

export const EndlessTerm = meta.story({ tags: ['edge-case'], args: { value: 'W'.repeat(2000) } });

export const Looks = meta.story({ ...looks({ Empty, Filled }), tags: ['!dev', '!autodocs'] });
