import { useControlled } from '@cb/workbench/controlled';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guidance } from './LiveText.docs.tsx';
import { LiveText, type LiveTextProps } from './LiveText.tsx';

const meta = preview.meta({
  id: 'components-livetext',
  title: 'Components/Feedback/LiveText',
  component: LiveText,
  args: { children: 'Sending password reset request' },
  parameters: { guidance },
});

/** The text is visible and was announced when it appeared. */
export const Shown = meta.story({ parameters: picturedIn('light wide') });

Shown.test('is announced by a polite live region', async ({ canvas, args }) => {
  await waitFor(() => expect(canvas.getByText(args.children)).toHaveRole('status'));
});

const ChangingText: Decorator<LiveTextProps> = (Story, context) => {
  const [message, setMessage] = useControlled<string>(context, 'children');
  return (
    <Stack align="start">
      <Story args={{ ...context.args, children: message }} />
      <Button onClick={() => setMessage('Password reset response received')}>Next</Button>
    </Stack>
  );
};

/** Press Next to change the text, which is announced again. */
export const Changing = meta.story({ decorators: [ChangingText] });

Changing.test('keeps its live region while the text changes', async ({ canvas, userEvent }) => {
  const region = await canvas.findByRole('status');
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(region).toHaveTextContent('Password reset response received'));
  await expect(canvas.getByRole('status')).toBe(region);
});

/** Announced without being visible. */
export const ForScreenReadersOnly = meta.story({ args: { hidden: true } });

ForScreenReadersOnly.test('is available to screen readers', async ({ canvas, args }) => {
  await waitFor(() => expect(canvas.getByText(args.children)).toHaveRole('status'));
});
