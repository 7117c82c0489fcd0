import { pictured, picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guidance } from './LoadingText.docs.tsx';
import { LoadingScope, LoadingText } from './LoadingText.tsx';

const meta = preview.meta({
  id: 'components-loadingtext',
  title: 'Components/Feedback/LoadingText',
  component: LoadingText,
  args: { children: 'Loading Surveys Please wait..' },
  parameters: { guidance },
});

const announcedTexts = (canvas: Canvas) =>
  canvas
    .queryAllByRole('status')
    // Without the hidden text that only reserves its space.
    .map(({ innerText }: HTMLElement) => innerText)
    .filter((text: string) => text !== '');

/** Shows what is loading, and announces it. */
export const Alone = meta.story({ parameters: pictured });

Alone.test('announces itself', async ({ canvas, args }) => {
  await waitFor(() => expect(announcedTexts(canvas)).toEqual([args.children]));
});

function TwoParts() {
  const [loaded, setLoaded] = useState(0);
  return (
    <LoadingScope label="Loading the page">
      <Stack align="start">
        <LoadingText>{loaded > 0 ? '' : 'Loading the first part'}</LoadingText>
        <LoadingText>{loaded > 1 ? '' : 'Loading the second part'}</LoadingText>
        <Button onClick={() => setLoaded(loaded + 1)}>Next</Button>
      </Stack>
    </LoadingScope>
  );
}

/** Press Next: two parts load one after the other, announced once. */
export const InAScope = meta.story({ render: () => <TwoParts /> });

InAScope.test('is announced once, until all parts have loaded', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByText('Loading the page')).toHaveRole('status'));
  const region = canvas.getByText('Loading the page');
  await expect(announcedTexts(canvas)).toEqual(['Loading the page']);
  await expect(canvas.getByText('Loading the first part')).toBeVisible();
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.queryByText('Loading the first part')).toBeNull();
  await expect(region).toHaveTextContent('Loading the page');
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(region).toHaveTextContent(/^$/));
});

const platform = fakePlatform();

/** After ten seconds, it adds that this takes longer than usual. */
export const Late = meta.story({
  parameters: picturedIn('light wide'),
  decorators: [withPlatform(platform)],
  play: async ({ canvas }) => {
    await platform.clock.advance(10_000);
    await canvas.findByText('This is taking longer than usual.');
  },
});

Late.test('says after 10 s that it takes long', async ({ canvas, args }) => {
  await expect(announcedTexts(canvas)).toEqual([
    args.children,
    'This is taking longer than usual.',
  ]);
});

const scopePlatform = fakePlatform();

/** After ten seconds, two loading parts share one late text. */
export const LateInAScope = meta.story({
  render: () => <TwoParts />,
  decorators: [withPlatform(scopePlatform)],
});

LateInAScope.test('shows one late text, after 10 s', async ({ canvas }) => {
  await canvas.findByText('Loading the page');
  await scopePlatform.clock.advance(9999);
  await expect(canvas.queryByText(/longer than usual/)).toBeNull();
  await scopePlatform.clock.advance(1);
  await expect(await canvas.findAllByText(/longer than usual/)).toHaveLength(1);
});

/** A scope behind a modal dialog is inert, so it cannot announce for the dialog. */
export const InADialogOfAScope = meta.story({
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <LoadingScope label="Loading the page">
        <Dialog open onOpenChange={fn()} title="Questions">
          <Story />
        </Dialog>
      </LoadingScope>
    ),
  ],
});

InADialogOfAScope.test('announces itself', async ({ args }) => {
  await waitFor(() => expect(announcedTexts(screen)).toEqual([args.children]));
});
