import { lazy, Suspense } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';

// Loaded with this page only, since it brings all components and what compiles code.
const Playground = lazy(async () => {
  const module = await import('../playground/Playground.tsx');
  return { default: module.Playground };
});

const meta = preview.type<{ args: { code: string } }>().meta({
  title: 'Foundations/Playground',
  tags: ['!autodocs'],
  args: { code: '' },
  argTypes: { code: { control: false } },
});

/** A place to compose components. Its address holds what is written. */
export const Compose = meta.story({
  render: function Compose({ code }) {
    const [, updateArgs] = useArgs();
    return (
      <Suspense>
        <Playground code={code} onChange={(written) => updateArgs({ code: written })} />
      </Suspense>
    );
  },
});

Compose.test('renders what is typed, in both themes', async ({ canvas, userEvent }) => {
  const editor = await canvas.findByRole('textbox', { name: 'Code' });
  await userEvent.clear(editor);
  await userEvent.click(editor);
  await userEvent.paste('<Button>Try me</Button>');
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try me' })).toHaveLength(2));
});

Compose.test('says below the editor what is wrong', async ({ canvas, userEvent }) => {
  const editor = await canvas.findByRole('textbox', { name: 'Code' });
  await userEvent.type(editor, '<');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('SyntaxError'));
});

Compose.test('starts from an example', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'A form that remembers' }));
  const [field] = await canvas.findAllByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(field).toBeVisible());
});
