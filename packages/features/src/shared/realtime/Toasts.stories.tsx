import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { storyEnvironment } from '@cb/workbench/storyEnvironment';
import { Button } from '@cb/ui/components/Button';
import { Inline } from '@cb/ui/components/Inline';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useToasts } from './useToasts.tsx';

/** A button that shows one numbered toast per press. */
function ToastButton() {
  const [toasts, show] = useToasts();
  const count = useRef(0);
  const press = () => {
    count.current += 1;
    show({ type: 'success', title: `CB added ${count.current}`, content: 'You earned 50 CB.' });
  };
  return (
    <Inline>
      <Button onClick={press}>Show a toast</Button>
      {toasts}
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Features/Shell/Toasts',
  tags: ['!autodocs'],
  component: ToastButton,
  decorators: [connected],
  parameters: { clock: 'manual' },
});

const showToasts = (count: number) => ({
  play: async ({ canvas, userEvent }: PlayContext) => {
    const button = canvas.getByRole('button', { name: 'Show a toast' });
    for (let press = 0; press < count; press += 1) await userEvent.click(button);
    await canvas.findByText(`CB added ${count}`);
  },
});

const toastsIn = (canvas: Canvas) => canvas.queryAllByRole('listitem');

/** The page before any toast: nothing but the button that adds one. */
export const Nothing = meta.story();

/** One success toast, which closes after 6 seconds or on click. */
export const One = meta.story(showToasts(1));

One.test("is shown for the dashboard's 6 s", async ({ canvas }) => {
  await waitFor(() => expect(storyEnvironment.clock.pending()).toBeGreaterThan(0));
  await storyEnvironment.clock.advance(5999);
  await expect(toastsIn(canvas)).toHaveLength(1);
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(toastsIn(canvas)).toHaveLength(0));
});

/** Eight toasts, the most that show at once; another one replaces the oldest. */
export const Full = meta.story(showToasts(8));

Full.test(
  'removes the oldest when another is added [TST-05] [TST-06]',
  async ({ canvas, userEvent }) => {
    await expect(toastsIn(canvas)).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await canvas.findByText('CB added 9');
    await expect(toastsIn(canvas)).toHaveLength(8);
    await expect(canvas.queryByText('CB added 1')).toBeNull();
    await expect(canvas.getByText('CB added 2')).toBeVisible();
  },
);

Full.test('has toasts with unique ids [TST-01]', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('CB added 5'));
  await waitFor(() => expect(canvas.queryByText('CB added 5')).toBeNull());
  await expect(toastsIn(canvas)).toHaveLength(7);
});
