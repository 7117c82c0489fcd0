import { picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LiveText } from './LiveText.tsx';

const meta = preview.meta({
  id: 'components-livetext',
  title: 'Components/Feedback/LiveText',
  component: LiveText,
  args: { children: 'Sending password reset request' },
  parameters: {
    guidance: {
      access: [
        'It takes no focus.',
        'It is announced politely: after what is being read, when it appears and when it changes.',
      ],
      do: { text: 'Say what happened.', show: () => <LiveText>Copied to the clipboard.</LiveText> },
      avoid: {
        text: 'Do not announce what the page shows anyway.',
        show: () => <LiveText>You are on the page Rewards Store.</LiveText>,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Text that screen readers announce politely when it appears or changes.

**Use it** for the result of the member's action, and for the start of a wait.

**Do not use it** for errors that need an answer (AlertBox), or for text that was there from the start.`,
      },
    },
  },
});

/** The text is visible and was announced when it appeared. */
export const Shown = meta.story({ parameters: picturedIn('light wide') });

Shown.test('is a polite live region', async ({ canvas, args }) => {
  await expect(await canvas.findByRole('status')).toHaveTextContent(args.children);
});

function Reset({ children }: { children: string }) {
  const [message, setMessage] = useState(children);
  return (
    <Stack align="start">
      <LiveText>{message}</LiveText>
      <Button onClick={() => setMessage('Password reset response received')}>Next</Button>
    </Stack>
  );
}

/** Press Next to change the text, which is announced again. */
export const Changing = meta.story({ render: (args) => <Reset {...args} /> });

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
